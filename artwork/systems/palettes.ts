import type { Palette } from './scene.ts';

const inks = (text: string): Palette => text.split(' ').map((ink) => `#${ink}`) as unknown as Palette;

/** For every system its own inks: ground, dark, two colours, lightest. */
export const PALETTES = {
  lightAndShadow: [
    inks('1c1a24 0e0d13 b5562f f2a33a f6dfae'),
    inks('0f1f2b 081218 5f979c e8502f dfe9d6'),
    inks('2a0f18 14070c b53a4a f4b53f f6d2b4'),
    inks('20221a 0f110b 8f9a46 e9c33f eeebc0'),
  ],
  silhouette: [
    inks('1b2a4e 0b1020 d9643a f0a04b fde6ae'),
    inks('3b1d3f 170a1a b8325a ef7f4d fbd98f'),
    inks('0e4a4f 06201f 2f8f83 9ccf9a f6f0bf'),
    inks('5a1a14 1a0806 c8402a f0963c fde3a0'),
  ],
  cutPaper: [
    inks('e4572e 17202a f3a712 29335c fff3dc'),
    inks('1f8378 14213d e76f51 f4d58d fffaf0'),
    inks('c23a5c 20140f f2b632 2f4b94 fff6e0'),
    inks('5b3f86 1a0f2b ff7f6a ffca3a fff5e6'),
  ],
  woodcut: [
    inks('efe4cb 16130f b8321f e3a73a f7efdb'),
    inks('dfe3d0 10201c 2f6f5e e0b64a f5f3e2'),
    inks('e9d9c3 1c1018 8a2a55 e27d45 f9ecd8'),
    inks('d8e0e4 0f1824 28527a f08a4b f2f4ef'),
  ],
  letterpress: [
    inks('f3e7cb 231a14 b3301f e2b04a faf2de'),
    inks('efe9da 15233b c4422b 8fb0ae fbf7ea'),
    inks('f6e3d0 2a1430 8a2350 e8a23d fff3e2'),
    inks('e6ead6 1b2a1e 2f6b46 dba63c f8f7e6'),
  ],
  typographicGrid: [
    inks('f4efe4 16161a e5432d 2f5fa8 f4c23a'),
    inks('f6d34b 14140f d63f28 1f6f78 fff7de'),
    inks('ef5b3c 1a1413 f8e3b4 243b6b fff1d8'),
    inks('dfe8e2 10222b 0f7b6c f06543 f9f6ea'),
  ],
  diagonals: [
    inks('f0e5cf 15120f d8301f e9b23c f7f0df'),
    inks('e8dfcf 111827 1f5fa0 e8502f fbf5e6'),
    inks('d9301e 130f0d f2e4c8 8f1a12 fbf2dd'),
    inks('f2c53d 16130d c8331f 7fa09a fff4d4'),
  ],
  optical: [
    inks('f3e9d2 14121a e3452c f2b53a fff6e0'),
    inks('101a3a 080d20 e84a7a 38b0b5 f9f0d8'),
    inks('f4d9c0 241028 7b2d6b ef8a3d fff2df'),
    inks('dfe9d8 0d2420 12775f e9b23c fbf8e6'),
  ],
  bands: [
    inks('efe6d2 16130f e0482c f3b63c f8efda'),
    inks('d9e6e4 0f1d2a 2b7a9e f28f5a f7f4e4'),
    inks('f2d8d0 1c0d1e c22f62 f5b24a fff1e6'),
    inks('e9e7c8 141c10 5b8c3a f0c23e faf8e2'),
  ],
  lineDrawing: [
    inks('f5eddc 1d2a3a e2583a f0c674 fffaf0'),
    inks('e3edea 14304a e5714f 9fd0c6 fbfdf6'),
    inks('f8e0d6 3a1230 d6425b f4b08a fff6ee'),
    inks('f1eed6 20331f 5d8c4a e7c95a fffdf0'),
  ],
  map: [
    inks('bfd9da 16303f c8452b f1e3bd fbf5e2'),
    inks('f0e2c0 2c1d14 b8432a d8bd84 fff6df'),
    inks('9fc0b4 12302c d1602e efe0b4 fbf6e0'),
    inks('e8ded2 1d2340 3a62a8 c9c3a4 fffaf0'),
  ],
  repeat: [
    inks('f7ecd6 17130f e4502f f3bb3f fdf6e6'),
    inks('fde7df 1b1030 d93a6a 7cc0bd fff8f0'),
    inks('e4efe2 10251f 1d8a6b f5c445 fdfbee'),
    inks('f4e6c8 151b33 3457a6 ef7a4a fff9ea'),
  ],
} satisfies Record<string, readonly Palette[]>;
export type SystemName = keyof typeof PALETTES;
