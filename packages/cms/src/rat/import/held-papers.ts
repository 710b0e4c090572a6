import type { CmsStore } from '../../collections/collections.ts'
import { itemsIn, paperSlugsIn } from './closed-later.ts'
import type { Stock, Stored } from './stock.ts'

/** A paper that an agenda item in our records names. */
export type HeldPaper = {
  /** Document and slug of the paper. */
  readonly document: string
  readonly slug: string
  /** Document of the meeting, and title and number of the item. */
  readonly meeting: string
  readonly titel: string
  readonly nummer: string
}

/**
 * Reads from our own records which paper belongs to which item: the only evidence if a source no longer says
 * so, or cannot be read. Papers that are not public here are left out.
 */
export async function heldPapers(store: CmsStore, stock: Stock) {
  const publicBySlug = new Map(
    [...stock.imported('vorlage').values()]
      .filter(({ published_revision }) => published_revision !== null)
      .map(({ id, data }) => [String((data as unknown as { slug: unknown }).slug), id]),
  )
  const papersIn = (meeting: string, data: unknown): HeldPaper[] =>
    itemsIn(data).flatMap(item =>
      paperSlugsIn(item).flatMap(slug => {
        const { titel, nummer } = item
        const document = publicBySlug.get(slug)
        return document === undefined
          ? []
          : [
              {
                document,
                slug,
                meeting,
                titel: String(titel),
                nummer: typeof nummer === 'string' ? nummer : '',
              },
            ]
      }),
    )
  const publicOf = async ({ id, data, draft_revision, published_revision }: Stored): Promise<unknown> => {
    if (published_revision === null || published_revision === draft_revision)
      return published_revision === null ? undefined : data
    return (await store.revision(id, published_revision))?.data
  }

  const standing: HeldPaper[] = []
  for (const meeting of stock.imported('sitzung').values())
    standing.push(...papersIn(meeting.id, await publicOf(meeting)))

  const held = new Set(standing.map(({ document }) => document))

  return {
    /**
     * Papers that no public agenda of an imported meeting names: the town entered their meeting itself, or no
     * public meeting deals with them.
     */
    unheld: [...publicBySlug.values()].filter(document => !held.has(document)),

    /** Items of public agendas here, by the document of the paper. */
    standing: Map.groupBy(standing, ({ document }) => document) as ReadonlyMap<string, readonly HeldPaper[]>,

    /** Returns the papers that a meeting names, or has named in any revision. */
    async everOf(meeting: string): Promise<ReadonlySet<string>> {
      const documents = new Set<string>()
      if (!stock.imported('sitzung').has(meeting)) return documents
      for (const { number } of await store.revisions(meeting)) {
        const revision = await store.revision(meeting, number)
        for (const { document } of papersIn(meeting, revision?.data)) documents.add(document)
      }
      return documents
    },
  }
}

export type HeldPapers = Awaited<ReturnType<typeof heldPapers>>
