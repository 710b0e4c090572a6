/** State of the imports. The ids of the imported documents are derived from their source. */
export type RatImportTables = {
  /** Checkpoint: until when a source was imported completely; later runs ask for newer changes. */
  rat_importe: { quelle: string; stand: string }
  /** The file here for each file of a source, and its state there, so that it is fetched once. */
  rat_importdateien: { quelle: string; fremd: string; stand: string; datei: string }
}
