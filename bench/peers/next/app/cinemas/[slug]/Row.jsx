import Link from 'next/link';

const SIZES = '(width >= 1080px) 136px, (width >= 700px) 120px, 84px';

export function Row({ row, priority }) {
  return (
    <article className="row" data-row data-g={row.genres.join(' ')}>
      <Link className="poster" href={row.href} tabIndex={-1} aria-hidden="true">
        <div className="poster">
          <picture className="picture">
            <source type="image/avif" srcSet={row.poster.avif} sizes={SIZES} />
            <img
              src={row.poster.src}
              srcSet={row.poster.webp}
              sizes={SIZES}
              width={640}
              height={960}
              alt=""
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : undefined}
              decoding="async"
            />
          </picture>
        </div>
      </Link>
      <div className="facts">
        <h2 id={row.id}>
          <Link href={row.href}>{row.title}</Link>
        </h2>
        <p className="line">{row.line}</p>
        <p className="marks">
          {row.flag && <span className={`flag ${row.flagColour}`}>{row.flag}</span>}
          {row.rating && (
            <span className="mark">
              <abbr title={row.rating.label}>{row.rating.ref}</abbr>
            </span>
          )}
        </p>
        {row.synopsis && <p className="synopsis">{row.synopsis}</p>}
      </div>
      <div className="times">
        <ul className="tickets" aria-labelledby={row.id}>
          {row.tickets.map((ticket) => (
            <Ticket key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      </div>
    </article>
  );
}

function Ticket({ ticket }) {
  const face = (
    <>
      <b>{ticket.time}</b>
      <i>{`– ${ticket.endTime}`}</i>
      <span title={ticket.title}>{ticket.labels}</span>
      <span>{ticket.hall}</span>
      {ticket.access.map((tag) => (
        <span key={tag.slug} className="access" title={tag.title}>
          <svg aria-hidden="true" width="16" height="16">
            <use href={`#icon-${tag.slug}`} />
          </svg>
          {tag.title}
        </span>
      ))}
      {ticket.special && <span className="special">{ticket.special}</span>}
      <em>{ticket.words}</em>
    </>
  );
  const className = `ticket ${ticket.state}`;
  return (
    <li
      data-v={ticket.version}
      data-t={ticket.tags}
      data-at={ticket.at}
      data-until={ticket.until}
      data-s={ticket.status}
    >
      <a
        className={className}
        href={ticket.href}
        target={ticket.href && '_blank'}
        data-href={ticket.waitingHref}
        aria-describedby="new-tab"
      >
        {face}
      </a>
      <Link className="about" href={ticket.aboutHref} prefetch={false} aria-label={ticket.about} />
    </li>
  );
}
