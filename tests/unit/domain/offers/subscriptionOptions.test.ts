import { describe, expect, test } from 'vitest';
import {
  checkoutAddress,
  optionsFromAddress,
  optionsInAddress,
  optionsOfPlan,
  planTotal,
  stepOption,
} from '../../../../src/domain/offers/subscriptionOptions.ts';

const guest = { id: 'guest', price: 8, maximum: 2 };
const child = { id: 'child.14', price: 5, maximum: 4 };
const options = [guest, child];
const none = optionsOfPlan(['guest', 'child.14']);

describe('the options of a plan', () => {
  // SPEC 4.62
  test('go up and down by one, between none and as many as there may be', () => {
    const two = stepOption(stepOption(none, guest, 1), guest, 1);
    expect(two).toEqual({ guest: 2, 'child.14': 0 });
    expect(stepOption(two, guest, 1)).toBe(two);
    expect(stepOption(two, guest, -1)).toEqual({ guest: 1, 'child.14': 0 });
    expect(stepOption(none, guest, -1)).toEqual(none);
  });

  test('are added to the price of the plan', () => {
    expect(planTotal(21.9, options, none)).toBe(21.9);
    expect(planTotal(20, options, { guest: 2, 'child.14': 3 })).toBe(51);
  });

  test('go with the plan to where it is taken out', () => {
    const tunnel = 'https://tunnel.example/fr/pass';
    expect(checkoutAddress(tunnel, 'duo', none)).toBe(`${tunnel}?plan=duo`);
    expect(checkoutAddress(`${tunnel}?from=site#top`, 'duo', { guest: 2, 'child.14': 1 })).toBe(
      `${tunnel}?from=site&plan=duo&options=guest%3A2%2Cchild.14%3A1#top`,
    );
    expect(checkoutAddress(`${tunnel}?options=guest%3A2`, 'duo', none)).toBe(`${tunnel}?plan=duo`);
    expect(checkoutAddress('/app', 'solo', { guest: 1, 'child.14': 0 })).toBe('/app?plan=solo&options=guest%3A1');
  });

  test('stand in an address and come out of it again', () => {
    expect(optionsInAddress(none)).toBe('');
    expect(optionsInAddress({ guest: 2, 'child.14': 1 })).toBe('guest:2,child.14:1');
    expect(optionsFromAddress(options, 'guest:2,child.14:1')).toEqual({ guest: 2, 'child.14': 1 });
    expect(optionsFromAddress(options, '')).toEqual(none);
    expect(optionsFromAddress([{ ...guest, maximum: 20 }], 'guest:12')).toEqual({ guest: 12 });
  });

  test.each([
    ['more than there may be', 'guest:9', { guest: 2, 'child.14': 0 }],
    ['more than the digits there may be', 'child.14:0003', none],
    ['anything before or after it', '/guest:1,child.14:1x', none],
    ['another plan’s option', 'imax:1,guest:1', { guest: 1, 'child.14': 0 }],
    ['less than none', 'guest:-1', none],
    ['no number', 'guest:many,child.14', none],
    ['the same twice: the last holds', 'guest:2,guest:1', { guest: 1, 'child.14': 0 }],
    ['a name of every object', 'constructor:1', none],
  ])('are never %s', (_, text, expected) => {
    expect(optionsFromAddress(options, text)).toEqual(expected);
  });
});
