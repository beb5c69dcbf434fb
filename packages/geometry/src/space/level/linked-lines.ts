/** Points with the keys of those that they are joined to. */
export type Links<P> = Map<string, { readonly point: P; readonly next: string[] }>;

export function link<P>(links: Links<P>, a: string, b: string): void {
  links.get(a)!.next.push(b);
  links.get(b)!.next.push(a);
}

/** Follows links, which it uses up: first from the ends of open lines, then round the closed ones. */
export function linkedLines<P>(links: Links<P>): P[][] {
  const lines: P[][] = [];
  const take = (from: string, to: string): void => {
    const { next } = links.get(from)!;
    next.splice(next.indexOf(to), 1);
  };
  const follow = (start: string): void => {
    const line = [links.get(start)!.point];
    for (let key = start, to = links.get(key)!.next[0]; to !== undefined; key = to, to = links.get(key)!.next[0]) {
      take(key, to);
      take(to, key);
      line.push(links.get(to)!.point);
    }
    if (line.length > 1) lines.push(line);
  };
  for (const [key, { next }] of links) if (next.length === 1) follow(key);
  for (const [key, { next }] of links) if (next.length > 0) follow(key);
  return lines;
}
