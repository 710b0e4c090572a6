export type RatTables = {
  /** What a member notes at an item of an agenda: theirs alone, whoever else may read the item. */
  ratsnotizen: { account_id: string; document_id: string; kennung: string; text: string; updated_at: string }
}
