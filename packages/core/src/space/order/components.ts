/**
 * The strongly connected components of a graph, so that every edge leads from an earlier component to a later one (Tarjan 1972,
 * whose order is turned round).
 *
 * @param next The nodes that edges of a node lead to.
 */
export function components(count: number, next: (node: number) => readonly number[]): number[][] {
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const onStack = new Uint8Array(count);
  const stack: number[] = [];
  const result: number[][] = [];
  let counter = 0;

  /** A node with how many of its edges have been followed: the recursion of the textbook as a list. */
  interface Visit {
    readonly node: number;
    readonly targets: readonly number[];
    followed: number;
  }
  const enter = (node: number): Visit => {
    index[node] = counter;
    low[node] = counter;
    counter += 1;
    stack.push(node);
    onStack[node] = 1;
    return { node, targets: next(node), followed: 0 };
  };

  for (let root = 0; root < count; root++) {
    if (index[root] !== -1) continue;
    const visits = [enter(root)];
    for (let visit = visits[visits.length - 1]; visit; visit = visits[visits.length - 1]) {
      const { node, targets } = visit;
      const target = targets[visit.followed];
      if (target !== undefined) {
        visit.followed += 1;
        if (index[target] === -1) visits.push(enter(target));
        else if (onStack[target]) low[node] = Math.min(low[node]!, index[target]!);
        continue;
      }
      visits.pop();
      const parent = visits[visits.length - 1];
      if (parent) low[parent.node] = Math.min(low[parent.node]!, low[node]!);
      if (low[node] !== index[node]) continue;
      const component: number[] = [];
      for (let member = stack.pop()!; ; member = stack.pop()!) {
        onStack[member] = 0;
        component.push(member);
        if (member === node) break;
      }
      result.push(component);
    }
  }
  return result.reverse();
}
