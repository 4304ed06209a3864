import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { parts } from './root.ts';

/** All that is rendered in the page's root (root.ts). Who needs something first comes first, and stays. */
function Root() {
  // The server has sent none of it.
  return useStore(parts, { ssr: 'initial' }).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** The root's content. */
export const rootOfPage = () => <Root />;
