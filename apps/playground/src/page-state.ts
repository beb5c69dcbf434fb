import type { Drawn } from '@geoslide/element/parts';
import type { Listed } from './drawing/messages.js';

/** What the page shows. All of its parts read it; those that choose a slide, draw and list write it. */
export interface PageState {
  /** The slide that is shown, from 1. */
  slideIndex: number;
  /** The picture that was drawn last; undefined until there is one of the project. */
  drawn: Drawn | undefined;
  /** The objects of the picture that was listed last. */
  listed: Listed | undefined;
}
