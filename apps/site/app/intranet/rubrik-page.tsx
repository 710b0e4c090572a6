import type { IntranetText } from '@rathausplatz/contract'
import { Paging } from '@rathausplatz/ui'
import type { IntranetFrame } from './in-intranet.ts'
import { IntranetPage } from './intranet-page.tsx'
import { TextList } from './text-list.tsx'

type RubrikPageProps = {
  frame: IntranetFrame
  slug: string
  name: string
  texts: IntranetText[]
  page: number
  pages: number
}

/** One category, the newest text first. */
export function RubrikPage({ frame, slug, name, texts, page, pages }: RubrikPageProps) {
  return (
    <IntranetPage frame={frame} title={name} heading={name}>
      {texts.length > 0 ? (
        <TextList texts={texts} slug={slug} heading="h2" />
      ) : (
        <p>Hier stehen zurzeit keine Beiträge.</p>
      )}
      <Paging page={page} pages={pages} hrefOf={seite => (seite > 1 ? `?seite=${seite}` : '?')} />
    </IntranetPage>
  )
}
