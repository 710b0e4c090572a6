import { AsDrawn } from '../page/as-drawn.tsx'
import type { ShownPage } from '../page/load-page.ts'
import type { Asked } from './asked.ts'

/** Place among the standing parts of a page; the entries are numbered from 0. */
const PLACE = -1

let Frage: typeof import('./frage.tsx')['Frage'] | undefined

/** Loads the component for pages that ask; on the first page of a visit the server has drawn it. */
export async function bringQuestion(asked: Asked | undefined): Promise<void> {
  if (asked !== undefined) ({ Frage } = await import('./frage.tsx'))
}

/** The question at the foot of a page that asks. */
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
