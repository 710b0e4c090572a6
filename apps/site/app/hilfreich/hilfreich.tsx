import { AsDrawn } from '../page/as-drawn.tsx'
import type { ShownPage } from '../page/load-page.ts'
import type { Asked } from './asked.ts'

/** Number of the question among the standing parts of a page; the entries are numbered from 0. */
const PLACE = -1

let Frage: typeof import('./frage.tsx')['Frage'] | undefined

/**
 * Loads the component of the question for a page that asks. On the first page of a visit it is not needed,
 * because the server has drawn the question.
 */
export async function bringQuestion(asked: Asked | undefined): Promise<void> {
  if (asked !== undefined) ({ Frage } = await import('./frage.tsx'))
}

/** The question whether the page was helpful, at the foot of a page that asks it. */
export function Hilfreich({ page }: { page: Pick<ShownPage, 'asked' | 'path' | 'query' | 'sprache'> }) {
  const { asked, path, query, sprache } = page
  if (asked === undefined) return null
  if (!Frage) return <AsDrawn place={PLACE} />
  return (
    <Frage
      asked={asked}
      page={query ? `${path}?${query}` : path}
      isSimple={sprache === 'leicht'}
      place={PLACE}
    />
  )
}
