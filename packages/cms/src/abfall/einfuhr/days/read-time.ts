const pad = (text: string): string => text.padStart(2, '0')

/** Parses a time: „9 Uhr“, „9.00“, „09:00“, or the fraction of a day in a spreadsheet. */
export function readTime(text: string): string | undefined {
  const trimmed = text.trim()
  const part = /^0?\.(\d+)$/.exec(trimmed.replace(',', '.'))
  if (part) {
    const minutes = Math.round(Number(`0.${part[1]}`) * 1_440)
    return `${pad(String(Math.floor(minutes / 60)))}:${pad(String(minutes % 60))}`
  }
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:uhr|h)?$/i.exec(trimmed) ?? []
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60
    ? `${pad(hours)}:${minutes}`
    : undefined
}
