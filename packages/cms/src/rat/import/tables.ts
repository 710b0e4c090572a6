/** State of the imports. The ids of the imported documents are derived from their source. */
export type RatImportTables = {
  /** Checkpoint: until when a source was imported completely; later runs ask for newer changes. */
  rat_importe: { quelle: string; stand: string }
  /**
   * For each file of a source the file in our library, and its state in the source, so that it is fetched
   * once.
   */
  rat_importdateien: { quelle: string; fremd: string; stand: string; datei: string }
}
