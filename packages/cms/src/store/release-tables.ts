import type { Audience } from '@rathausplatz/contract'

/** The tables of released documents, and the views of their public part. */
export interface ReleaseTables {
  releases: ReleasesTable
  release_tags: ReleaseTagsTable
  release_counts: ReleaseCountsTable
  published: PublishedView
  published_tags: PublishedTagsView
  published_counts: PublishedCountsView
}

/** Filter and sort columns of public lists, equal for documents and for tags. */
export interface ListColumns {
  document_id: string
  kind: string
  datum_von: string
  sortierung: number
  gueltig_von: string
  gueltig_bis: string
  /** 1 if the window ended long ago: lists and counts skip the row. */
  ended: number
}

/** The public part of the released documents. Public reads touch no other content. */
export interface PublishedView extends ListColumns {
  key: string
  revision: number
  title: string
  data: string
  /** The form of the document's kind when the data was validated. */
  form: string
  published_at: string
}

interface PublishedTagsView extends ListColumns {
  tag: string
}

/**
 * Number of rows with ended = 0 per kind, in total (tag '') and per tag, so that counting has a constant
 * cost.
 */
interface PublishedCountsView {
  kind: string
  tag: string
  count: number
}

/**
 * One row per released document of any audience. Only publication.ts adds and removes rows; public reads use
 * the views.
 */
type ReleasesTable = PublishedView & For
type ReleaseTagsTable = PublishedTagsView & For
type ReleaseCountsTable = PublishedCountsView & For

type For = { audience: Audience }
