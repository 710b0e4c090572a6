/** Returns a title in German quotation marks; marks within it become single ones: „Verein ‚Nar Çiçeği‘“. */
export const inQuotes = (title: string): string =>
  `„${title
    .replace(/"([^"]*)"/g, '‚$1‘')
    .replaceAll('„', '‚')
    .replace(/[“”]/g, '‘')}“`
