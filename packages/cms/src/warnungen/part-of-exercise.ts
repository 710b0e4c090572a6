import { namesAnotherDay } from './another-day.ts'

/**
 * Recognises a message whose sender calls it part of an exercise in any of its sentences. This is weaker than a
 * test warning: the danger stays in sight, because an exercise may also be named beside a real one.
 */

const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
const EXERCISE = String.raw`(?:\p{L}*(?<!tr|ein|aus|ver)(?:übung|uebung)(?:s(?:lage|meldung|nachricht|szenario|text|zwecke?n?|annahme))?|exercise|drill|lükex)`
/** Words up to the exercise; after these others, a real event happened at one. */
const UP_TO = String.raw`(?:(?!(?:bei|beim|während|nach|wegen|durch|trotz|infolge|aus|nicht|keine?[rnms]?|unfall)${END})[\p{L}\d.„“"‚‘-]+\s){0,8}?`
const MESSAGE = String.raw`(?:meldung|warnung|warnmeldung|nachricht|durchsage|mitteilung|information|text|lage|szenario|gefahrendurchsage)`
const THIS = String.raw`(?:diese[rs]?|die\s(?:vorliegende|obige|genannte|beschriebene|dargestellte)|vorliegende[rs]?)`

/** The message is the subject: „Diese Meldung ist Teil einer landesweiten Katastrophenschutzübung.“ */
const OF_MESSAGE = new RegExp(
  [
    String.raw`${START}${THIS}\s${MESSAGE}\s(?:ist|war|gehört|dient|erfolgt|erging|ergeht|stammt|entstand|wird|wurde)\s${UP_TO}${EXERCISE}${END}`,
    String.raw`${START}(?:alle|sämtliche)\s(?:angaben|ereignisse|meldungen)\s(?:sind|dienen)\s${UP_TO}(?:fiktiv|erfunden|${EXERCISE})${END}`,
    String.raw`${START}(?:${THIS}\s${MESSAGE}|das\s(?:szenario|ereignis)|die\slage)\sist\s(?:\p{L}+\s){0,2}?(?:fiktiv|erfunden|angenommen)${END}`,
    String.raw`${START}(?:nur|ausschließlich|lediglich|allein|rein)?\s?zu\s(?:reinen\s)?(?:übungs|uebungs)zwecken${END}`,
    String.raw`[([{*|+#=]\s*(?:nur\s|reine\s)?(?:übung|uebung|exercise|drill)\s*[)\]}*|+#=]`,
    String.raw`${START}(?:übungslage|übungsmeldung|übungsannahme|übungsszenario)\s*[:!.–-]`,
  ].join('|'),
  'iu',
)
/** „Es handelt sich um eine Übung.“, „Dies ist Teil einer Stabsrahmenübung.“, which may also refer to the sentence before. */
const OF_THIS = new RegExp(
  [
    String.raw`(?:^|[,;:–-]\s*)(?:(?:bitte\s)?(?:beachten|achtung|hinweis)\p{L}*\W+)?(?:dies|das|hier|es|hierbei|dabei)\s(?:ist|war|handelt(?:e)?(?:\ses)?\ssich)\s(?:\p{L}+\s){0,4}?(?:ein(?:e[rn]?)?|der)\s(?:\p{L}+\s){0,3}?${EXERCISE}\W*$`,
    String.raw`^(?:nur|lediglich)\s(?:eine\s)?${EXERCISE}\W*$`,
    String.raw`^(?:ende\s(?:der\s)?)?${EXERCISE}\W*$`,
    String.raw`^this\sis\s(?:only\s|part\sof\s)?an?\s(?:\p{L}+\s)?${EXERCISE}\W*$`,
  ].join('|'),
  'iu',
)
const DENIED = new RegExp(
  String.raw`${START}(?:keine?[rnms]?|nicht(?:\s\p{L}+){0,3})\s(?:\p{L}+\s)?${EXERCISE}${END}|${START}(?:no|not\san?)\s${EXERCISE}${END}|aus\s(?:der|einer)\s${EXERCISE}\swurde\sernst`,
  'iu',
)
/** What people hear or see of another exercise: „Die Sirenen heulen. Dies ist eine Übung.“ */
export const HEARD =
  /sirene|heul|(?<!\p{L})üb(?:t|en)(?!\p{L})|manöver|schüsse|schießlärm|hubschrauber|flugzeug|fahrzeugkolonne/iu

type Words = {
  readonly titel: string
  readonly beschreibung?: string
  readonly anweisung?: string
  readonly gesendet?: string
}

export function saysPartOfExercise({
  titel,
  beschreibung = '',
  anweisung = '',
  gesendet = '',
}: Words): boolean {
  const texts = [titel, beschreibung, anweisung]
  if (texts.some(text => DENIED.test(text))) return false
  return texts.some(text => {
    const sentences = text.split(/(?<=[^\d.][.!?]+)\s+|\n+/).filter(Boolean)
    return sentences.some((sentence, at) => {
      if (namesAnotherDay(sentence, gesendet)) return false
      if (OF_MESSAGE.test(sentence)) return true
      const before = `${sentences[at - 1] ?? ''} ${sentence}`
      return OF_THIS.test(sentence) && !HEARD.test(before) && !namesAnotherDay(before, gesendet)
    })
  })
}
