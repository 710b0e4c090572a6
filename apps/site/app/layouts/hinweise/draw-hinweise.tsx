import type { Hinweis } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { HinweisList } from './hinweis-list.tsx'

type Drawn = { hinweise: readonly Hinweis[]; back: string; today: string }

/** The notices of a page that is open already, as HTML; nothing where there are none. */
export const drawHinweise = ({ hinweise, back, today }: Drawn): string =>
  hinweise.length === 0
    ? ''
    : renderToStaticMarkup(<HinweisList hinweise={hinweise} back={back} today={today} />)
