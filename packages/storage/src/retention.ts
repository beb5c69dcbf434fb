/** An object key of the service after its prefix: customer, day (UTC), and the name that says the content. */
const filePattern = /^[A-Za-z0-9_-]{1,64}\/(\d{4}-\d{2}-\d{2})\/[0-9a-f]{32}\.(png|svg|tex)$/;

/** Whether a name is that of a file of ours which was stored on a day before that of `time`. */
export function isBefore(name: string, time: Date): boolean {
  const day = filePattern.exec(name)?.[1];
  return day !== undefined && day < time.toISOString().slice(0, 10);
}
