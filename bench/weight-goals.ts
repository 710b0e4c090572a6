/** Most KB of the first view of the home page as transferred; `html.raw` is the uncompressed size. */
export const weightGoals = { 'html.raw': 75, html: 30, scripts: 110, styles: 25, fonts: 60 } as const
