import { useEffect, useState } from 'react'
import { AsDrawn } from '../../page/as-drawn.tsx'
import { reloadKeepingTyped } from '../../pwa/update/reload.ts'
import type { ShownHinweise } from './put-away.ts'
import { useNewHinweise } from './use-new-hinweise.ts'
// Named here for the browser's stylesheet: what draws them is in no program of the browser.
import './hinweise.module.css'

/** Only the server draws them; in the browser they stand as they were drawn. */
let List: typeof import('./hinweis-list.tsx').HinweisList | undefined

export async function bringHinweise({ standing = [] }: ShownHinweise): Promise<void> {
  if (standing.length > 0) ({ HinweisList: List } = await import('./hinweis-list.tsx'))
}

/**
 * Above every page what is to be known at once. Where something else holds on the way through the site (another house, a
 * notice that has just come), the page is loaded as a whole: it is rare, and read from its beginning.
 */
export function Hinweise({ hinweise: { marks, standing } }: { hinweise: ShownHinweise }) {
  const [first] = useState(marks)
  useEffect(() => {
    if (marks !== first) reloadKeepingTyped()
  })
  useNewHinweise(first)
  // `-2`: where they stand among what a page carries drawn; the entries are numbered from 0, the question has -1.
  if (import.meta.env.SSR && List && standing?.[0]) return <List hinweise={standing} place={-2} />
  return marks && <AsDrawn place={-2} />
}
