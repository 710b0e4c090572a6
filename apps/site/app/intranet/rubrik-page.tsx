import type { IntranetRubrik, IntranetText } from '@rathausplatz/contract'
import { Paging } from '@rathausplatz/ui'
import type { IntranetFrame } from './in-intranet.ts'
import { IntranetPage } from './intranet-page.tsx'
import { TextList } from './text-list.tsx'

type RubrikPageProps = {
  frame: IntranetFrame
  rubrik: IntranetRubrik
  texts: IntranetText[]
  page: number
  pages: number
}

/** One category, the newest text first. */
export function RubrikPage({ frame, rubrik: { rubrik }, texts, page, pages }: RubrikPageProps) {
  return (
    <IntranetPage frame={frame} title={rubrik} heading={rubrik}>
      {texts.length > 0 ? (
        <TextList texts={texts} heading="h2" />
      ) : (
        <p>Hier stehen zurzeit keine Beiträge.</p>
      )}
      <Paging page={page} pages={pages} hrefOf={seite => (seite > 1 ? `?seite=${seite}` : '?')} />
    </IntranetPage>
  )
}
