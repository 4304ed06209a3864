import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import calendar from 'lucide-static/icons/calendar.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import accessibility from 'lucide-static/icons/accessibility.svg?raw';
import captions from 'lucide-static/icons/captions.svg?raw';
import audioLines from 'lucide-static/icons/audio-lines.svg?raw';

/** Every icon by its id, as SVG; also served to the mobile app. The accessibility ones are named as their tags are. */
export const icons: ReadonlyMap<string, string> = new Map([
  ['arrow-left', arrowLeft],
  ['audiodesc', audioLines],
  ['calendar', calendar],
  ['chevron-down', chevronDown],
  ['hearing-impaired', captions],
  ['map-pin', mapPin],
  ['play', play],
  ['pmr', accessibility],
  ['search', search],
  ['user', user],
]);
