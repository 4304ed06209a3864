import { describe, expect, test } from 'vitest';
import { passwordFault } from '../../../src/accounts/passwordRules.ts';

const KNOWN = ['jeanne.moreau@example.org', 'Jeanne', 'Moreau'];

describe('passwords', () => {
  test.each([
    'un lit de feuilles',
    'correct horse battery staple',
    'xK4!pq0-Zw',
    '映画館で会いましょう夜に',
    'emojis 🎬🎥🎞️ film',
  ])('%s is taken: any signs of ten or more', (password) => {
    expect(passwordFault(password, KNOWN)).toBeUndefined();
  });

  test('are at least 10 characters long and at most 200, however many bytes those take', () => {
    expect(passwordFault('ab cd ef g', KNOWN)).toBeUndefined();
    expect(passwordFault('ab cd ef ', KNOWN)).toBe('tooShort');
    expect(passwordFault('🎬🎥🎞🍿🎟', KNOWN)).toBe('tooShort');
    expect(passwordFault('azerty uiop '.repeat(17), KNOWN)).toBe('tooLong');
  });

  test.each([
    'password123',
    'Password2026!',
    'motdepasse1',
    'Wachtwoord!!',
    '123passwort',
    'AZERTYUIOP',
    '1234567890',
    '0987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'jetaimejetaime',
  ])('%s is what everybody tries first', (password) => {
    expect(passwordFault(password, KNOWN)).toBe('common');
  });

  test.each(['jeanne.moreau@example.org', 'Jeanne.Moreau1968', 'moreau-1968-!', 'JEANNE2026jeanne'])(
    '%s is what is known of its owner',
    (password) => {
      expect(passwordFault(password, KNOWN)).toBe('common');
    },
  );
});
