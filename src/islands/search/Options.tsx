import type { MouseEvent } from 'react';
import { sourcesOf } from '../../domain/ui/media.ts';
import type { Option, OptionGroup } from './results.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly active: number;
  readonly isBusy: boolean;
  readonly optionId: (index: number) => string;
  readonly onChoose: (option: Option, event: MouseEvent) => void;
};

/**
 * The list of the combobox, in groups. The keyboard moves through it from the input, so its lines are not tab stops.
 */
export function Options({ id, label, groups, active, isBusy, optionId, onChoose }: Props) {
  let index = 0;
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy} hidden={groups.length === 0}>
      {groups.map(({ name, title, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className="heading">
            {title}
          </div>
          {options.map((option) => {
            const at = index++;
            return (
              <a
                key={option.url}
                id={optionId(at)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                href={option.url}
                onClick={(event) => onChoose(option, event)}
              >
                {option.picture && <Thumbnail {...option.picture} />}
                <span>
                  <b>{option.title}</b>
                  {option.subtitle && <small>{option.subtitle}</small>}
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Thumbnail({ src, kind }: NonNullable<Option['picture']>) {
  if (src === undefined) return <i className="picture" />;
  const { avif, webp } = sourcesOf(src, kind);
  const sizes = kind === 'poster' ? '48px' : '128px';
  return (
    <picture className="picture">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img src={src} srcSet={webp} sizes={sizes} width={48} height={kind === 'poster' ? 72 : 48} alt="" />
    </picture>
  );
}
