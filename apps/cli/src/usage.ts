export const usage = `geoslide renders one slide of a dynamic-geometry project.

  geoslide render FILE --out F [options]   draw a slide; FILE or F may be - for standard input or output
    --slide N            which slide, from 1 (default 1)
    --format FORMAT      png, svg or tikz (default: by the ending of F)
    --view L,R,B,T       logical bounds: left, right, bottom, top (default: the slide's own view)
    --scale S            px per logical unit (default: the slide's camera)
    --pixel-ratio R      device px per px, PNG only (default 1)
    --template T.json    a template that replaces background and type styles
    --transparent        leave the background colour out
    --camera JSON        draw in space: yaw, pitch, projection, scale, offset… (PNG; default: the slide's camera)
    --size WxH           px of a picture in space (default 1024x1024)
  geoslide list FILE [--slide N] [--json]  every object with its type and value, and the warnings
  geoslide serve [--port N] [--data DIR]   the service on this machine (PORT, GEOSLIDE_API_KEY)
  geoslide keys create|list|revoke …       API keys of the service on this machine`;
