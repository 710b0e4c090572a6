/** What an importer of the council remembers beside the documents, which know by their ids where they come from. */
export type RatImportTables = {
  /** Until when a source was taken over in whole: from there on it is asked for what is newer. */
  rat_importe: { quelle: string; stand: string }
  /** Which file of ours a file of a source has become, and which state of it: so it is fetched once. */
  rat_importdateien: { quelle: string; fremd: string; stand: string; datei: string }
}
