type Source = { readonly titel: string; readonly href: string; readonly was: string }

/** Official sources of warnings, independent of this site. */
export const officialSources = (kreis: string): readonly Source[] => [
  {
    titel: 'Warnungen des Bundes',
    href: `https://warnung.bund.de/meldungen${kreis && `/${kreis}`}`,
    was: 'alle Gefahren, auch in der App NINA',
  },
  {
    titel: 'Deutscher Wetterdienst',
    href: 'https://www.dwd.de/DE/wetter/warnungen_gemeinden/warnWetter_node.html',
    was: 'Unwetter, Hitze, Glätte',
  },
  {
    titel: 'Hochwasserzentralen der Länder',
    href: 'https://www.hochwasserzentralen.de',
    was: 'Pegel und Hochwasser',
  },
]
