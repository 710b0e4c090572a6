import type { Hinweis } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { HinweisList } from './hinweis-list.tsx'

type Drawn = { hinweise: readonly Hinweis[]; back: string; today: string }

/** Renders the notices of an open page as HTML; an empty string if there are none. */
export const drawHinweise = ({ hinweise, back, today }: Drawn): string =>
  hinweise.length === 0
    ? ''
    : renderToStaticMarkup(<HinweisList hinweise={hinweise} back={back} today={today} />)
