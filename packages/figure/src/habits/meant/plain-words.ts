/** Words that say nothing of what is drawn: articles, prepositions and verbs of seven languages, and names of types. */
const PLAIN = new Set(
  `a an the of to from at in on by with and or as is are be was it its this that these those them their there here which
  where when who so then than for into onto through between around about over under up off out both each all any one two
  three we you i let us me please now also just such have has had get gets make makes draw drawn sketch plot graph create
  construct add show put place given consider suppose find mark marks marked should would must can could will shall need
  want like called named passing going having x y via equals equal point points line lines segment segments side sides
  triangle circle curve function figure polygon straight graph graphs vector value new same respect along across object edge edges leg legs hypotenuse lado lados origin axis graph degrees degree radius base diagram picture whose if
  der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur auf an am im bei mit durch über
  ist sind sei wird werden sich es zeichne konstruiere trage markiere schneiden punkt punkte gerade strecke dreieck
  dreiecks kreis kreises gegeben soll um für als wie aus dann seite seiten auch noch einzeichnen eintragen zeichnen markieren anzeigen
  le la les l un une des du de d au aux en et ou sur par pour avec est sont soit qui que se l d trace coder côté côtés tracer dessine construire
  point points droite segment triangle cercle
  el los las una unos del al y o con por para es son sea dibuja traza punto puntos recta segmento triángulo círculo
  ad passante relativa relativo lato lati dal dalla sul sulla al alla allo uscente vertice angolo perpendicolare parallela passando pelo passa passando lado vértice ângulo segmento relativamente
  e o il lo gli un uno della dello delle dei degli da dal su con di del che sia è centro raggio retta triangolo cerchio segmento punto per disegna
  o os as uma do dos das na em por com que seja é raio reta triângulo círculo ponto pelo pelos desenhe
  作 画 的 和 与 在 过 点 线段 直线 三角形 圆 连接`.split(/\s+/),
);

export const isPlain = (word: string): boolean => PLAIN.has(word.toLowerCase()) || /^[\d\W_]*$/.test(word);
