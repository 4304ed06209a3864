import { LOCATOR_COOKIE } from '../../domain/cinema/locator.ts';
import { askPlace } from '../cinema/place/askPlace.ts';
import { choosePlace } from '../cinema/place/choosePlace.ts';
import { readCookie } from '../ui/lib/cookie.ts';
import { showAlert } from '../shell/showAlert.ts';

/**
 * Makes a new favourite the visitor's place if they have none yet: nobody has to say it twice. One that is closed is no
 * place, and says so.
 */
export async function makePlace(favourite: string): Promise<void> {
  const hasPlace = () => readCookie(LOCATOR_COOKIE) !== undefined;
  if (hasPlace()) return;
  const answer = await askPlace({ choice: { type: 'favorite', value: null }, favourites: [favourite] });
  if (!answer || hasPlace()) return;
  if ('problem' in answer) return showAlert({ level: 'info', title: answer.message, subtitle: '' });
  const { cinema = '', name } = answer;
  choosePlace({ choice: { type: 'cinema', value: cinema }, cinema, name });
}
