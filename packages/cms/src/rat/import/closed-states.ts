/** States of work in which an object is not yet, or no longer, for everyone. */
const STATES = [
  '(?:(?:noch|derzeit|zurzeit|bislang|vorerst)\\P{L}+)*nicht\\P{L}*(?:(?:mehr|zur)\\P{L}+)?(?:frei\\p{L}*|veröffentlich\\p{L}*|publi\\p{L}*|sichtbar|online|erteilt|vorhanden|abgeschlossen|fertig\\p{L}*)',
  'noch nicht|ausstehend|verweigert|gesperrt|gelöscht|geloescht|unveröffentlicht|unpublished|unreleased',
  '(?:wartet|warten) auf\\P{L}.*|(?:vor|zur|in|für|zu) (?:der )?(?:freigabe|freizeichnung|schlusszeichnung|mitzeichnung|veröffentlichung)',
  '(?:freigabe|veröffentlichung|freischaltung)\\P{L}+(?:\\p{L}+\\P{L}+)?(?:fehlt|offen|ausstehend|aus|verweigert|abgelehnt|entzogen|zurückgezogen|widerrufen|nötig|erforderlich)',
  '(?:in|im|noch in) (?:bearbeitung|arbeit|erstellung|erfassung|prüfung|mitzeichnung|vorbereitung|entwurf\\p{L}*|umlauf|workflow)',
  '(?:interner |erster |als )?entwurf|entwurfsstadium|entwurfsfassung|draft|angelegt|erfasst|ungeprüft',
  'in (?:progress|work|review|preparation)|under review|pending|not (?:yet )?(?:published|released|public|visible|approved)|withdrawn from publication|retracted|deleted',
]
// A meeting or a paper may be postponed, withdrawn or done in public.
const CLOSED_STATE = new RegExp(
  `^\\P{L}*(?:(?:status|zustand|stand)\\P{L}+)?(?:${STATES.join('|')})(?!\\p{L})`,
  'u',
)

/** Whether the folded words of a state say that the object is not for everyone: „Entwurf“, „nicht freigegeben“. */
export const isClosedState = (words: string): boolean => CLOSED_STATE.test(words)
