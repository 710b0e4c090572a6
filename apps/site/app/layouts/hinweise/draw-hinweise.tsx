import { renderToStaticMarkup } from 'react-dom/server'
import { HinweisList } from './hinweis-list.tsx'
import type { StandingHinweise } from './put-away.ts'

type Drawn = StandingHinweise & { back: string; today: string }

/** Renders the notices of an open page as HTML; an empty string if there are none. */
export const drawHinweise = ({ hinweise, ...others }: Drawn): string =>
  hinweise.length === 0 ? '' : renderToStaticMarkup(<HinweisList hinweise={hinweise} {...others} />)
