import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { cinemaPage } from '../../../../programme.js';
import { Facts } from './Facts.jsx';
import { Footer } from './Footer.jsx';
import { Header } from './Header.jsx';
import { Programme } from './Programme.jsx';
import { Row } from './Row.jsx';

export const dynamic = 'force-dynamic';

const read = cache((slug) => cinemaPage(slug, new Date(process.env.BENCH_NOW)));

export async function generateMetadata({ params }) {
  const { slug } = await params;
  const page = read(slug);
  if (!page) return {};
  const { cinema, city } = page;
  return {
    title: `${cinema.name} : films et séances`,
    description: `Les films et les séances de ${cinema.name} à ${city.name}, aujourd’hui et les jours suivants. Tarifs, accès et réservation.`,
    alternates: { canonical: page.path },
  };
}

export default async function CinemaPage({ params }) {
  const { slug } = await params;
  const page = read(slug);
  if (!page) notFound();
  const { cinema, city, rows } = page;
  const { theater } = cinema;
  return (
    <>
      <a className="skip" href="#content">
        Aller au contenu
      </a>
      <Header path={page.path} />
      <main id="content">
        <div className="wrap top" data-cinema={cinema.vistaRef}>
          <nav aria-label="Fil d’Ariane">
            <ol>
              <li>
                <Link href="/cinemas#all">Cinémas</Link>
              </li>
              <li>
                <Link href={`/cinemas/ville/${city.slug}`}>{city.name}</Link>
              </li>
              <li aria-current="page">{cinema.name}</li>
            </ol>
          </nav>
          <h1>{cinema.name}</h1>
          <ul className="line">
            <li>{`${theater.addressLine1}, ${theater.addressZip} ${theater.addressCity}`}</li>
            <li className="roomy">{`${cinema.halls} salles`}</li>
            <li className="roomy">{cinema.experiences}</li>
            {cinema.wheelchair && <li className="roomy">Accès en fauteuil roulant</li>}
            <li>
              <a href="#info">Informations pratiques</a>
            </li>
          </ul>
          <p id="new-tab" hidden>
            La réservation s’ouvre dans un nouvel onglet.
          </p>
          <div className="programme">
            <Programme
              path={page.path}
              today={page.today}
              days={page.days}
              lastDay={page.lastDay}
              dayWords={page.dayWords}
              genres={page.genres}
              filmCount={page.filmCount}
              screeningCount={page.screeningCount}
            >
              {rows.map((row, index) => (
                <Row key={row.id} row={row} priority={index === 0} />
              ))}
            </Programme>
          </div>
        </div>
        <Facts cinema={cinema} />
      </main>
      <Footer footer={page.footer} path={page.path} />
    </>
  );
}
