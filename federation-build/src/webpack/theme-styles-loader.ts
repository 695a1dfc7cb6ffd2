/**
 * Writes `shared-ui/theme.css`: the theme's variables and the classes of its breakpoints, as MantineProvider would write them
 * into the document of every visit. As a file they are cached, and the HTML of a drawn page is 2 KB smaller.
 */
export default async function themeStyles(): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }, { MantineProvider }, { theme }, { schemeVariables }] =
    await Promise.all([
      import('react'),
      import('react-dom/server'),
      import('@mantine/core'),
      import('shared-ui/theme'),
      import('shared-ui/dark-scheme'),
    ]);
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver: schemeVariables, deduplicateCssVariables: false }),
  );
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');
}
