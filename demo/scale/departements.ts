import type { Coordinates } from '../../src/domain/cinema/distance.ts';

/** A French département: its number, its largest town, where that is, and how many thousand people live in it. */
export type Departement = {
  readonly code: string;
  readonly town: string;
  readonly position: Coordinates;
  readonly people: number;
};

const TABLE = `01 Bourg-en-Bresse 46.21 5.23 663|02 Saint-Quentin 49.85 3.29 525|03 Montluçon 46.34 2.60 334
04 Manosque 43.83 5.79 167|05 Gap 44.56 6.08 141|06 Nice 43.70 7.27 1104|07 Annonay 45.24 4.67 331
08 Charleville-Mézières 49.76 4.72 267|09 Pamiers 43.12 1.61 155|10 Troyes 48.30 4.07 311|11 Narbonne 43.18 3.00 376
12 Rodez 44.35 2.57 279|13 Marseille 43.30 5.37 2056|14 Caen 49.18 -0.37 697|15 Aurillac 44.93 2.44 144
16 Angoulême 45.65 0.16 351|17 La-Rochelle 46.16 -1.15 664|18 Bourges 47.08 2.40 299|19 Brive-la-Gaillarde 45.16 1.53 240
21 Dijon 47.32 5.04 535|22 Saint-Brieuc 48.51 -2.76 606|23 Guéret 46.17 1.87 115|24 Périgueux 45.18 0.72 413
25 Besançon 47.24 6.02 549|26 Valence 44.93 4.89 521|27 Évreux 49.02 1.15 600|28 Chartres 48.45 1.48 432
29 Brest 48.39 -4.49 924|30 Nîmes 43.84 4.36 758|31 Toulouse 43.60 1.44 1447|32 Auch 43.65 0.59 192
33 Bordeaux 44.84 -0.58 1674|34 Montpellier 43.61 3.88 1217|35 Rennes 48.11 -1.68 1108|36 Châteauroux 46.81 1.69 217
37 Tours 47.39 0.69 617|38 Grenoble 45.19 5.72 1286|39 Lons-le-Saunier 46.67 5.55 258|40 Mont-de-Marsan 43.89 -0.50 424
41 Blois 47.59 1.33 328|42 Saint-Étienne 45.43 4.39 770|43 Le-Puy-en-Velay 45.04 3.88 228|44 Nantes 47.22 -1.55 1480
45 Orléans 47.90 1.90 687|46 Cahors 44.45 1.44 175|47 Agen 44.20 0.62 330|48 Mende 44.52 3.50 77
49 Angers 47.47 -0.55 828|50 Cherbourg-en-Cotentin 49.64 -1.62 494|51 Reims 49.26 4.03 565|52 Saint-Dizier 48.64 4.95 169
53 Laval 48.07 -0.77 306|54 Nancy 48.69 6.18 732|55 Verdun 49.16 5.38 181|56 Lorient 47.75 -3.37 777
57 Metz 49.12 6.18 1052|58 Nevers 46.99 3.16 201|59 Lille 50.63 3.06 2610|60 Beauvais 49.43 2.08 831
61 Alençon 48.43 0.09 275|62 Calais 50.95 1.86 1461|63 Clermont-Ferrand 45.78 3.08 665|64 Pau 43.30 -0.37 699
65 Tarbes 43.23 0.07 231|66 Perpignan 42.70 2.90 487|67 Strasbourg 48.57 7.75 1163|68 Mulhouse 47.75 7.34 767
69 Lyon 45.76 4.84 1901|70 Vesoul 47.62 6.16 232|71 Chalon-sur-Saône 46.78 4.85 547|72 Le-Mans 48.00 0.20 566
73 Chambéry 45.57 5.92 443|74 Annecy 45.90 6.13 851|75 Paris 48.86 2.35 2133|76 Rouen 49.44 1.10 1256
77 Meaux 48.96 2.88 1457|78 Versailles 48.80 2.13 1467|79 Niort 46.32 -0.46 375|80 Amiens 49.89 2.30 567
81 Albi 43.93 2.15 394|82 Montauban 44.02 1.36 265|83 Toulon 43.12 5.93 1096|84 Avignon 43.95 4.81 565
85 La-Roche-sur-Yon 46.67 -1.43 700|86 Poitiers 46.58 0.34 440|87 Limoges 45.83 1.26 371|88 Épinal 48.17 6.45 359
89 Auxerre 47.80 3.57 333|90 Belfort 47.64 6.86 139|91 Évry 48.63 2.44 1319|92 Nanterre 48.89 2.20 1642
93 Saint-Denis 48.94 2.36 1682|94 Créteil 48.79 2.46 1426|95 Argenteuil 48.95 2.25 1274|20 Ajaccio 41.93 8.74 352`;

/** Rounded from the census of 2023; Corsica's two count as one, as in its postcodes. */
export const departements: readonly Departement[] = TABLE.split(/[|\n]/).map((line) => {
  const [code = '', town = '', latitude, longitude, people] = line.split(' ');
  const name = /^L[ae]-/.test(town) ? town.replace('-', ' ') : town;
  return { code, town: name, position: [Number(latitude), Number(longitude)], people: Number(people) };
});

/** The départements around Paris. */
export const AROUND_PARIS: readonly string[] = ['75', '77', '78', '91', '92', '93', '94', '95'];
