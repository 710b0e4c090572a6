const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Formats a file size: `48 KB`, `1,3 MB`. */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))}\u00a0KB`
    : `${zahl.format(bytes / 1_000_000)}\u00a0MB`
}
