/** Letters of a title that takes more than three lines of a desk. */
const LONG = 60;

/** Whether a show's title is set smaller where it stands over a picture, so that the facts below stay in sight. */
export function isLongTitle(title: string): boolean {
  return title.length > LONG;
}
