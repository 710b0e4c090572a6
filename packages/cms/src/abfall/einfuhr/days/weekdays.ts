export const WEEKDAY =
  '(?:mo(?:n(?:tag)?)?|di(?:e(?:nstag)?)?|mi(?:t(?:twoch)?)?|do(?:n(?:nerstag)?)?|fr(?:e(?:itag)?)?|sa(?:m(?:stag)?)?|sonnabend|so(?:n(?:ntag)?)?)s?'
const ALONE = new RegExp(String.raw`^${WEEKDAY}[.,]*$`, 'i')
export const isWeekday = (text: string): boolean => ALONE.test(text)

const NAMES = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

/** The number of a weekday, from 0 for Monday; -1 if the text is none. */
export function weekdayIn(text: string): number {
  const short = text.toLowerCase().startsWith('sonna') ? 'sa' : text.toLowerCase().slice(0, 2)
  return NAMES.findIndex(name => name.toLowerCase().startsWith(short))
}

export const weekdayName = (day: number): string => NAMES[day] ?? ''
