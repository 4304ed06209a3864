/** How much of a text is encoded at once. Much more, and the text is laid out whole in memory before; much less, and the calls cost. */
const PORTION = 8192;

/** Of UTF-8 for each unit of a JavaScript string. */
const MOST_BYTES = 3;

/** Where portions are encoded, one text after another; it is as large as the largest text so far needs. */
let room = Buffer.allocUnsafeSlow(0);

/**
 * A text that comes in many pieces and is wanted as UTF-8. A string of them all would be laid out in memory first, with
 * two bytes for each letter if one of all is beyond Latin-1, such as an apostrophe; portions with no such letter are not.
 */
export class EncodedText {
  readonly #portions: string[] = [];
  #last = '';
  #length = 0;

  add(piece: string): void {
    this.#last += piece;
    if (this.#last.length >= PORTION && !endsInPair(this.#last)) this.#endPortion();
  }

  /** The bytes of all that was added; unpaired halves of surrogate pairs are U+FFFD, as TextEncoder has them. */
  toBytes(): Buffer<ArrayBuffer> {
    this.#endPortion();
    if (room.length < this.#length * MOST_BYTES) room = Buffer.allocUnsafeSlow(this.#length * MOST_BYTES);
    let end = 0;
    for (const portion of this.#portions) end += room.write(portion, end);
    return Buffer.from(room.subarray(0, end));
  }

  toString(): string {
    return this.#portions.join('') + this.#last;
  }

  #endPortion(): void {
    this.#portions.push(this.#last);
    this.#length += this.#last.length;
    this.#last = '';
  }
}

/** Whether a text ends with the first half of a surrogate pair: its two halves are encoded together. */
function endsInPair(text: string): boolean {
  const unit = text.charCodeAt(text.length - 1);
  return unit >= 0xd800 && unit <= 0xdbff;
}
