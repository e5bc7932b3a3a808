// The page of the product's own mails. In code and not beside it: what deploys functions without Docker leaves files out, without a word.
export const LETTER = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{ .Title }}</title>
  </head>
  <body style="margin: 0; padding: 32px 20px; background: #f4f1ea; color: #1b181d; font: 17px/24px system-ui, sans-serif">
    <div lang="{{ .Locale }}" style="max-width: 480px; margin: 0 auto; padding: 28px; background: #fffefb; border-radius: 14px">
      <p style="margin: 0 0 20px; font-weight: 700">Encore</p>
      <h1 style="margin: 0 0 12px; font-size: 26px; line-height: 30px">{{ .Title }}</h1>
      <p style="margin: 0 0 24px">{{ .Text }}</p>
      <p style="margin: 0 0 24px"><a href="{{ .SiteURL }}{{ .Path }}" style="display: inline-block; padding: 12px 20px; border-radius: 12px; background: #1b181d; color: #fbf8f2; font-weight: 600; text-decoration: none">{{ .Act }}</a></p>
      <p style="margin: 0; color: #574f57; font-size: 15px; line-height: 20px">{{ .Foot }}</p>
    </div>
  </body>
</html>
`;
