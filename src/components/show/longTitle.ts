/** A longer title takes more than three lines on a desktop screen. */
const LONG = 60;

/** Whether a show's title over a picture is set smaller, so that the facts below it stay in sight. */
export function isLongTitle(title: string): boolean {
  return title.length > LONG;
}
