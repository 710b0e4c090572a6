import type { Abfallfraktion, Abfallregel, Verschiebung } from '@rathausplatz/contract'
import { WEEKDAYS } from '@rathausplatz/time'
import { allIn, typedIn } from './typed-in.ts'

type Season = Extract<Abfallregel, { art: 'wochen' }>['saisons'][number]

export const weekdayChoices = Object.fromEntries(WEEKDAYS.map((name, number) => [number, name]))

export const MOST_SEASONS = 6

/** Returns `1.6.` for `06-01`. */
export const dayOfYearWritten = (day: string): string => `${Number(day.slice(3))}.${Number(day.slice(0, 2))}.`

/** Returns `06-01` for „1.6.“ or „01.06“; undefined for an invalid day. */
export function dayOfYear(typed: string): string | undefined {
  const [, day = '', month = ''] = /^(\d{1,2})\.\s*(\d{1,2})\.?$/.exec(typed.trim()) ?? []
  const text = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // Checked in a leap year, which has every day.
  const date = new Date(`2028-${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(5, 10) !== text ? undefined : text
}

/** Reads a tour from its form, with messages about missing or invalid input by field name. */
export function tourIn(form: FormData, orte: readonly string[]) {
  const text = typedIn(form)
  const missing: Record<string, string> = {}
  if (text('name') === '') missing['name'] = 'Bitte einen Namen angeben, zum Beispiel „Restmüll Kernstadt“.'
  if (text('fraktion') === '') missing['fraktion'] = 'Bitte wählen Sie, was abgeholt wird.'
  const regel = ruleIn(form, missing)
  const [zeit_von, zeit_bis] = timesIn(form, missing)
  return {
    missing,
    body: {
      name: text('name'),
      fraktion: text('fraktion') as Abfallfraktion,
      regel,
      zeit_von,
      zeit_bis,
      platz: text('platz'),
      hinweis: text('hinweis'),
      ...(text('variante') === '' ? {} : { variante: text('variante') }),
      orte: [...orte],
    },
  }
}

function ruleIn(form: FormData, missing: Record<string, string>): Abfallregel {
  const text = typedIn(form)
  if (text('art') === 'einzeln') return { art: 'einzeln' }
  if (text('ab') === '') missing['ab'] = 'Bitte geben Sie den ersten Tag an.'
  return {
    art: 'wochen',
    wochentag: Number(text('wochentag')),
    alle_wochen: Number(text('alle_wochen')),
    ab: text('ab'),
    saisons: seasonsIn(form, missing),
    verschiebung: text('verschiebung') as Verschiebung,
    vor_festen: form.has('vor_festen'),
  }
}

/** The three fields of a season have the same names in all seasons. An empty season is ignored. */
function seasonsIn(form: FormData, missing: Record<string, string>): Season[] {
  const to = allIn(form, 'saison_bis')
  const weeks = allIn(form, 'saison_wochen')
  const seasons: Season[] = []
  for (const [at, typed] of allIn(form, 'saison_von').entries()) {
    const until = to[at] ?? ''
    if (typed.trim() === '' && until.trim() === '') continue
    const von = dayOfYear(typed)
    const bis = dayOfYear(until)
    if (von === undefined || bis === undefined) missing['saisons'] = WRONG_SEASON
    else seasons.push({ von, bis, alle_wochen: Number(weeks[at]) })
  }
  return seasons
}

const WRONG_SEASON = 'Bitte den ersten und den letzten Tag so angeben: 1.6. und 30.9.'

/** Returns the beginning and the end; null for an empty time. */
export function timesIn(
  form: FormData,
  missing: Record<string, string>,
): readonly [string | null, string | null] {
  const text = typedIn(form)
  const von = text('zeit_von')
  const bis = text('zeit_bis')
  if (von === '' && bis !== '') missing['zeit_von'] = 'Bitte auch angeben, wann es beginnt.'
  else if (bis !== '' && bis <= von) missing['zeit_bis'] = 'Das Ende liegt nicht nach dem Beginn.'
  return [von || null, bis || null]
}
