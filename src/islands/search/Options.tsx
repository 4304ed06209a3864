import type { MouseEvent } from 'react';
import { sourcesOf } from '../../domain/ui/media.ts';
import type { SearchLine, SearchLineGroup } from './results.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SearchLineGroup[];
  readonly active: number;
  readonly isBusy: boolean;
  readonly optionId: (index: number) => string;
  readonly onChoose: (option: SearchLine, event: MouseEvent) => void;
};

/** The title of a result. The link to all of a type and earlier searches have that of ordinary text. */
const RESULT = 'font-display text-xl leading-[1.1] font-bold font-stretch-75%';
const PICTURE = 'block min-h-12 w-12 flex-none overflow-hidden rounded-sm bg-raised';

/**
 * The list of the combobox, in groups. The keyboard moves through it from the input, so its lines are not tab stops.
 */
export function Options({ id, label, groups, active, isBusy, optionId, onChoose }: Props) {
  let index = 0;
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy} hidden={groups.length === 0}>
      {groups.map(({ name, title, options }) => (
        <div key={name} className="not-first:mt-5" role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className="px-3 pb-2 text-md text-dim">
            {title}
          </div>
          {options.map((option) => {
            const at = index++;
            return (
              <a
                key={`${name} ${option.url}`}
                className="flex min-h-11 items-center gap-4 rounded-md px-3 py-2 text-inherit no-underline hover:bg-raised aria-selected:bg-raised aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-focus"
                id={optionId(at)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                href={option.url}
                {...(option.opensTab && { target: '_blank', rel: 'noopener' })}
                onClick={(event) => onChoose(option, event)}
              >
                {option.picture && <Thumbnail {...option.picture} />}
                <span className="grid min-w-0 gap-0.5 wrap-anywhere">
                  <b className={option.picture ? RESULT : 'font-semibold'}>
                    <bdi>{option.title}</bdi>
                  </b>
                  {option.subtitle && <small className="text-sm text-dim">{option.subtitle}</small>}
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Thumbnail({ src, kind }: NonNullable<SearchLine['picture']>) {
  if (src === undefined) return <i className={PICTURE} />;
  const { avif, webp } = sourcesOf(src);
  const sizes = kind === 'poster' ? '48px' : '128px';
  return (
    <picture className={PICTURE}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={`block w-12 object-cover ${kind === 'poster' ? 'h-18' : 'h-12'}`}
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={48}
        height={kind === 'poster' ? 72 : 48}
        alt=""
      />
    </picture>
  );
}
