import { type ChosenView, type Drawn, type DrawOptions, ownView } from '@geoslide/element/parts';

/** The view that hands have chosen, until another slide is shown. */
export interface PageView {
  /** What is shown, with the view that is already wanted. */
  shown(): Drawn | undefined;
  /** A view that fits its content would move under the hand that moves it: from now on it stays. */
  hold(): void;
  /** Shows another view. */
  set(view: ChosenView, isMoving: boolean): void;
  /** The slide's own view counts again, as soon as it is drawn. */
  forget(): void;
  /** What draws the view. */
  options(): Pick<DrawOptions, 'viewBound' | 'scale' | 'view3D'>;
}

export interface PageViewPorts {
  /** The picture that was drawn last. */
  readonly last: () => Drawn | undefined;
  /** Whether the slide has no view of its own. */
  readonly fitsContent: () => boolean;
  readonly redraw: (isMoving: boolean) => void;
}

export function createPageView({ last, fitsContent, redraw }: PageViewPorts): PageView {
  let view: ChosenView = ownView;

  return {
    shown() {
      const drawn = last();
      if (!drawn || view.kind === 'own') return drawn;
      return view.kind === 'plane'
        ? { ...drawn, viewBound: view.viewBound, scale: view.scale }
        : { ...drawn, camera: view.camera };
    },
    hold() {
      const { viewBound, scale, camera } = last() ?? {};
      if (view.kind !== 'own' || !fitsContent()) return;
      if (camera) view = { kind: 'space', camera };
      else if (viewBound && scale !== undefined) view = { kind: 'plane', viewBound, scale };
    },
    set(next, isMoving) {
      view = next;
      redraw(isMoving);
    },
    forget() {
      view = ownView;
    },
    options: () => ({
      ...(view.kind === 'plane' && { viewBound: view.viewBound, scale: view.scale }),
      ...(view.kind === 'space' && { view3D: view.camera }),
    }),
  };
}
