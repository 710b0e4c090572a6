import { gremien, gremiumCall, ratspersonCall, ratspersonen } from './gremien.ts'
import { sitzungCall, sitzungen, sitzungskalender } from './sitzungen.ts'
import { vorlageCall, vorlagen } from './vorlagen.ts'

/** The public part of the council. */
export const ratCalls = {
  gremien,
  gremium: gremiumCall,
  ratspersonen,
  ratsperson: ratspersonCall,
  sitzungen,
  sitzung: sitzungCall,
  sitzungskalender,
  vorlagen,
  vorlage: vorlageCall,
} as const
