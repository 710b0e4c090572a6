const whole = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 })

/**
 * Formats an amount: `85 €`, with cents only if there are any, `4,50 €` (spec §9: EUR, German, no decimals).
 */
export function formatEuro(betrag: number): string {
  const rounded = Math.round(betrag * 100) / 100
  return (Number.isInteger(rounded) ? whole : cents).format(rounded)
}
