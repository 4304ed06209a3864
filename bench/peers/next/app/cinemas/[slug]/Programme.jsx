'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';

/** Day strip and filters, which run in the browser too; the rows in `children` are rendered on the server. */
export function Programme({ path, today, days, lastDay, dayWords, genres, filmCount, screeningCount, children }) {
  const [chosen, setChosen] = useState('');
  const list = useRef(null);

  useEffect(() => {
    for (const row of list.current.querySelectorAll('[data-row]')) {
      row.hidden = chosen !== '' && !row.dataset.g.split(' ').includes(chosen);
    }
  }, [chosen]);

  const choose = (event, genre) => {
    event.preventDefault();
    setChosen(genre);
  };
  return (
    <>
      <nav className="days" aria-label="Jours">
        <ol>
          {days.map((each) => (
            <li key={each.day}>
              <Link
                href={each.day === today ? path : `${path}/filters/date-${each.day}`}
                aria-current={each.day === today ? 'date' : undefined}
                title={each.spoken}
                data-empty={each.empty || undefined}
              >
                <span>{each.weekday}</span>
                <b>{each.date}</b>
                <span>{each.month}</span>
              </Link>
            </li>
          ))}
          <li className="other-day">
            <form action={path} method="get">
              <label>
                <span>Autre jour</span>
                <input type="date" name="date" min={today} max={lastDay} defaultValue={today} required />
              </label>
              <button type="submit">Voir</button>
            </form>
          </li>
        </ol>
      </nav>
      <nav className="filters" aria-label="Filtres">
        <ul className="quick">
          <li>
            <a className="chip" href={path} aria-current={chosen === ''} onClick={(event) => choose(event, '')}>
              Tout
            </a>
          </li>
          {genres.map((genre) => (
            <li key={genre}>
              <a
                className="chip"
                href={`${path}/filters/genre-${genre}`}
                aria-current={chosen === genre}
                rel="nofollow"
                onClick={(event) => choose(event, genre)}
              >
                {genre}
              </a>
            </li>
          ))}
        </ul>
        <p className="count" role="status">
          <b>{dayWords}</b> {`${filmCount} films, ${screeningCount} séances`}
        </p>
      </nav>
      <div ref={list}>{children}</div>
    </>
  );
}
