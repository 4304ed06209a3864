import Link from 'next/link';

export function Facts({ cinema }) {
  const { theater } = cinema;
  return (
    <>
      <section className="wrap" aria-labelledby="info-title" id="info">
        <div className="head">
          <h2 id="info-title">Informations pratiques</h2>
        </div>
        <div className="house">
          <div className="text">
            <div className="prose" dangerouslySetInnerHTML={{ __html: cinema.description }} />
            <dl>
              <div>
                <dt>Salles</dt>
                <dd>{cinema.halls}</dd>
              </div>
              <div>
                <dt>Fauteuils</dt>
                <dd>{cinema.seats}</dd>
              </div>
            </dl>
            <address>
              <strong>{theater.name}</strong>
              <br />
              {theater.addressLine1}
              <br />
              {`${theater.addressZip} ${theater.addressCity}`}
            </address>
            <p>
              <a href={cinema.map} rel="noopener" target="_blank" aria-describedby="new-tab">
                Voir sur une carte
              </a>
            </p>
          </div>
        </div>
        <div className="groups">
          <div>
            <h3>Services</h3>
            {cinema.services.map((service) => (
              <details key={service.label}>
                <summary>{service.label}</summary>
                <div className="prose" dangerouslySetInnerHTML={{ __html: service.description }} />
              </details>
            ))}
          </div>
        </div>
      </section>
      <section className="wrap" aria-labelledby="near-title" id="near">
        <div className="head">
          <h2 id="near-title">Cinémas à proximité</h2>
        </div>
        <ul>
          {cinema.near.map((each) => (
            <li key={each.href}>
              <Link href={each.href}>{each.name}</Link>
              <span>{each.where}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
