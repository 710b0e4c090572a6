import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageRedirect, pageRoute, sprachen } from '../entities/page.ts'

/** The page at a path of the site (spec §7). */
export const route = defineCall({
  name: 'route',
  method: 'GET',
  path: '/api/cms/route',
  summary: 'Seite zu einem Pfad der Website',
  right: 'oeffentlich',
  query: z.object({
    url: z
      .string()
      .min(1)
      .max(2_000, { abort: true })
      .regex(/^\/(?!\/)/)
      .meta({ description: 'Pfad der Seite, zum Beispiel /rathaus' }),
    sprache: z
      .enum(sprachen)
      .optional()
      .meta({ description: 'Fassung der Seite; fehlt sie, kommt die in Alltagssprache' }),
  }),
  answer: z.union([pageRedirect, pageRoute]),
  examples: [
    {
      summary: 'Startseite: großes Bild und darunter ein Text mit Bild',
      query: { url: '/' },
      answer: {
        pageTheme: 'default',
        pageLayout: 'portal',
        title: 'Stadt Rebenau',
        description: 'Willkommen in Rebenau, der kleinen Stadt zwischen Weinbergen und Rhein.',
        apiCalls: [],
        breadcrumbs: [],
        heroImages: [],
        content: [
          {
            template: 'portal-hero',
            slotName: 'content',
            context: {
              titel: 'Rebenau',
              untertitel: 'Kleine Stadt zwischen Weinbergen und Rhein',
              parallax: 'off',
              bildupload1: {
                bild: '/medien/marktplatz-morgen',
                bildtext: 'Der Marktplatz von Rebenau im Morgenlicht',
                bildcopyright: 'Stadt Rebenau',
              },
            },
            options: {},
          },
          {
            template: 'bild-text',
            slotName: 'content',
            context: {
              titel: 'Das Bürgerbüro',
              text: '<p>Ausweis, Ummeldung, Führungszeugnis: Kommen Sie vorbei oder vereinbaren Sie einen Termin.</p>',
              link: '/rathaus',
              linktext: 'Zum Rathaus',
              anordnung: 'text-bild',
              bildupload: {
                bild: '/medien/rathaus-buergerbuero',
                bildtext: 'Eine Mitarbeiterin berät einen Bürger',
                bildcopyright: 'Stadt Rebenau',
              },
            },
            options: {},
          },
          { template: 'newsticker', slotName: 'content', context: {}, options: { limit: 15 } },
        ],
      },
    },
    {
      summary: 'Eine umgezogene Seite: die Website leitet weiter',
      query: { url: '/rathaus-alt' },
      answer: { redirect: { to: '/rathaus', status: 301 } },
    },
  ],
})
