/**
 * Finds doubts in the words of an all-clear. A false all-clear is the worst that can be said: one doubt is
 * enough, and then the message stands in its sender's words.
 */

const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
const word = (...all: string[]): string => `${START}(?:${all.join('|')})${END}`

/** Phrases that sound like a doubt and are none. */
const CALM = new RegExp(
  [
    String.raw`nicht\s(?:mehr|weiter|länger)`,
    String.raw`weitere[nrs]?\s(?:informationen|infos|auskünfte|hinweise|fragen|details|nachrichten)`,
    String.raw`(?:keine(?:rlei)?|ohne)\sweitere[nr]?\s(?:gefahr|gefahren|gefährdung|maßnahmen|einschränkungen|hinweise|schritte)`,
    String.raw`(?:wenn|falls|sollten)\ssie\s(?:noch\s|weitere\s)?(?:fragen|beschwerden|symptome|hilfe)`,
    String.raw`keine(?:rlei)?\s(?:lebensgefahr|einsturzgefahr|explosionsgefahr)`,
    String.raw`noch\s(?:einmal|vor\sort|fragen)`,
    String.raw`(?:kann|können)\snoch\s(?:\p{L}+\s){0,3}?geruchsbelästigungen?`,
    String.raw`(?:am|gestern|heute|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)\s(?:frühen\s)?morgen`,
  ]
    .map(one => START + one + END)
    .join('|'),
  'giu',
)

/** Words that limit an end, continue or widen the danger, replace its warning, expect an end or condition it. */
const DOUBT = new RegExp(
  [
    word(
      'weiter(?:hin|e[nmrs]?)?|noch|bleib(?:t|en)?|fort|unverändert|vorerst|vorläufig|vorsorglich|dauer(?:n|t)|anhaltend',
    ),
    word(
      String.raw`andauer\p{L}*|(?:hält|halten)\san|nach\swie\svor|immer|erneut\p{L}*|wieder\s(?:aus|auf)\p{L}*`,
    ),
    word(String.raw`ausgeweitet|ausgedehnt|erweitert|verlängert|verschärft|hochgestuft|verlagert\p{L}*`),
    word(String.raw`neue[nrms]?\s(?:gefahr|gefahren|warnung|warnungen|meldung|gebiet)|stattdessen|statt`),
    word(String.raw`nur|lediglich|teil(?:s|e|en|weise)|größtenteils|überwiegend|einige[nr]?|einzelne[nr]?`),
    word(
      String.raw`außer|ausgenommen|ausnahme|abgesehen|bis\sauf|aber|jedoch|allerdings|dennoch|trotzdem|sondern|hingegen|dagegen`,
    ),
    word(
      'wenn|falls|sofern|sobald|solange|voraussetzung|vorausgesetzt|bedingung|vorbehalt|vorbehaltlich|bevor',
    ),
    word(
      String.raw`voraussichtlich|frühestens|erwart\p{L}*|rechnen|geplant|bald|demnächst|später|morgen|übermorgen|folgt|folgen|beginn(?:t|en)`,
    ),
    word(String.raw`abwarten|abgewartet|aussteh\p{L}*|(?:steht|stehen)\s(?:\p{L}+\s){0,3}?(?:aus|bevor)`),
    word(
      String.raw`in\skürze|ab\s(?:\d|ca|etwa|heute|dem|mitternacht|(?:mon|diens|donners|frei|sams|sonn)tag)\S*`,
    ),
    word(
      String.raw`(?:wird|werden)\s(?:[\p{L}\d]+\s){0,5}?(?:geprüft|überprüft|untersucht|gemessen|kontrolliert|beobachtet|fortgesetzt)`,
    ),
    word('zudem|außerdem|zusätzlich|gleichzeitig|zeitgleich|zweite[nrs]?|dritte[nrs]?'),
    word(
      String.raw`möglicherweise|eventuell|vermutlich|wohl|unklar|unsicher|unbekannt\p{L}*|könnten?|dürften?`,
    ),
    word(
      String.raw`ausgeschlossen\swerden|auszuschließen|verdacht\sauf|achtung|vorsicht|vorsichtig|lebensgefahr|wachsam`,
    ),
    word(
      String.raw`probe(?:alarm|warnung)|übung|irrtümlich\p{L}*|versehentlich|falsche?[nrs]?|verfrüht|fehlerhaft\p{L}*`,
    ),
    String.raw`einsturzgef|einstürz|droh|explosionsgefahr|flüchtig${END}|bewaffnet|aufgeflammt`,
  ].join('|'),
  'iu',
)
/** Ends that a sentence denies. */
const DENIED = new RegExp(
  [
    word(
      String.raw`nicht\s(?:\p{L}+\s){0,3}?(?:einwandfrei|trinkbar|genießbar|sauber|sicher|erreichbar|verfügbar|unbedenklich)`,
    ),
    word(
      String.raw`nicht\s(?!mehr\s)(?:\p{L}+\s){0,2}?(?:behoben|gelöscht|aufgehoben|beendet|entschärft|gebannt|vorbei|vorüber)`,
    ),
    word(String.raw`kein(?:en|esfalls|eswegs)?\s(?:\p{L}+\s)?(?:fehlalarm|ende|einwandfrei\p{L}*)`),
  ].join('|'),
  'iu',
)
/** Beside the word itself, what else keeps an all-clear from being given now. */
const NOT_GIVEN = new RegExp(
  [
    word(
      String.raw`nicht|kein(?:e[nmrs]?)?(?!\s(?:\p{L}+\s)?gefahr)|kaum|erst|soll\p{L}*|unter(?!\skontrolle)|zurückgenommen|zurückgezogen|widerrufen|verschoben|offen`,
    ),
    word(
      String.raw`(?:vor|bis|ab)\s(?:\d\S*|mittag|abend|mitternacht|morgen|ende|zum|zur|(?:dem|der)\s\p{L}+)`,
    ),
  ].join('|'),
  'iu',
)

/** What is dangerous, or missing. */
const DANGER = new RegExp(
  [
    String.raw`gefahr|gefährd|gefährlich|gift|explo|rauch|bombe|blindgänger|munition|granate|sprengkörper`,
    String.raw`hochwasser|flut|sturm|gewitter|glätte|unwetter|lawine|erdrutsch|deich|damm(?:bruch)?${END}`,
    String.raw`brand(?!meister|schutz|ursache|ort|stelle|ermitt)|brennt|${START}feuer(?!wehr)|${START}gase?${END}|ruß`,
    String.raw`chemi|chlor|ammoniak|säure|asbest|radioaktiv|strahlung|keim|bakteri|verunreinig|verseucht|belastet`,
    String.raw`evakuier|räumung|warnung|alarm|ausfall|ausgefallen|amok|geisel|täter|verdächtig|vermisst|seuche|pest${END}`,
    String.raw`${START}(?:ohne|kein(?:en)?)\s(?:strom|wasser|trinkwasser|gas|heizung|wärme|notruf|telefon)${END}|gestört|leck|steigt|steigen`,
  ].join('|'),
  'iu',
)
/** Words by which the same sentence says that it is over, or that it was none. */
const OVER = new RegExp(
  [
    word(
      String.raw`aufgehoben|beendet|gelöscht|erloschen|entschärft|gesprengt|behoben|beseitigt|gebannt|vorüber|vorbei|abgewendet|gestoppt`,
    ),
    word(
      String.raw`abgedichtet|geborgen|abtransportiert|unschädlich|gebunden|abgezogen|verzogen|aufgelöst|gesunken|zurückgegangen|festgenommen`,
    ),
    word(
      String.raw`abgeschlossen|zurückgenommen|zurückgezogen|ungültig|erledigt|hinfällig|entfällt|abgeklungen|erfolgreich|feuer\saus|unter\skontrolle`,
    ),
    word(
      String.raw`vermisst\p{L}*\s[^.!?]{0,60}gefunden|angetroffen|wohlbehalten|unbedenklich|ungefährlich|einwandfrei|fehlalarm|nicht\s(?:mehr|weiter|länger)`,
    ),
    word(
      String.raw`keine(?:rlei|r)?|nie|zu\skeiner|war|waren|bestand|hatten?|dank|danken|entwarnung|wieder\s(?:frei|da|\p{L}+t|\p{L}+bar|möglich|sauber|\p{L}+en)`,
    ),
  ].join('|'),
  'iu',
)
/** A road that stays closed is no danger: people see the barrier. */
const ROADS =
  /(?<!\p{L})(?:straßen?|\p{L}+straße|fahrbahn|verkehr|umleitung|bahnstrecke|[ABLK]\s?\d{1,3}|wald|brücke|weg)(?!\p{L})[^.!?]*(?:gesperrt|umgeleitet|sperrung|behinderung)/iu

export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[^\d.\s][.!?])\s+|\n+/u).filter(one => /\p{L}/u.test(one))

/** Tests whether a sentence limits, continues or conditions what it says. */
export const isLimited = (sentence: string): boolean => {
  const rest = sentence.replaceAll(CALM, ' ')
  return (
    DENIED.test(sentence) ||
    (DOUBT.test(rest) && (DANGER.test(sentence) || !ROADS.test(sentence))) ||
    (/warnung|meldung/iu.test(rest) &&
      /(?<!\p{L})(?:ersetzt|geändert|angepasst|abgelöst|gilt|gelten)(?!\p{L})/iu.test(rest)) ||
    (/entwarnung/iu.test(rest) && NOT_GIVEN.test(rest))
  )
}

/** Tests whether words tell more than an end: each sentence that names a danger must say that it is over. */
export const leavesDoubt = (titel: string, text: string): boolean =>
  isLimited(titel) || sentencesOf(text).some(one => isLimited(one) || (DANGER.test(one) && !OVER.test(one)))

/** Ends that are told without the words of an all-clear. */
const ENDED = new RegExp(
  [
    word('einwandfrei|fehlalarm|falscher\\salarm'),
    String.raw`${START}\p{L}{0,20}(?:warnung|meldung|gebot|empfehlung|verbot|verfügung)(?:en)?[\p{P}\p{L}\d\s]{0,120}?\s(?:entfällt|aufgehoben|erledigt|nicht\smehr|ungültig|hinfällig|zurückgezogen|beendet)${END}`,
    String.raw`${START}gefahr\sbestand${END}`,
    word(
      String.raw`(?:strom|wasser|gas|notruf|telefon)\s(?:[\p{L}\d:]+\s){0,6}?wieder\s(?:da|erreichbar|verfügbar)`,
    ),
  ].join('|'),
  'iu',
)
const HEADLINE_ENDED = new RegExp(word('aufgehoben|beendet|behoben|zurückgezogen|erledigt'), 'iu')

/** Tests whether words tell an end in any way, and not with a limit in the same sentence. */
export const tellsSomeEnd = (titel: string, text: string): boolean =>
  [titel, ...sentencesOf(text)].some(
    (one, at) => (ENDED.test(one) || (at === 0 && HEADLINE_ENDED.test(one))) && !isLimited(one),
  )
