/** Why a picture cannot be had, as the rest of a sentence, and whether it may be there the next time. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly isTransient: boolean;

  constructor(reason: string, isTransient: boolean) {
    super(reason);
    this.isTransient = isTransient;
  }
}
