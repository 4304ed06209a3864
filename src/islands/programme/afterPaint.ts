/** Calls back after the next frame is painted: what a visitor waits for comes first. */
export function afterPaint(listener: () => void): void {
  requestAnimationFrame(() => setTimeout(listener));
}
