/**
 * What constructors are called in German, Chinese, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian, or
 * in the plural, by the constructor that is the same. A call with such a name is answered with the call to write.
 */
const WORDS: Readonly<Record<string, string>> = {
  Point: 'FreePoint PointXY Punkt 点 Punto Ponto Punt Точка',
  Segment: 'SegmentBetween Strecke 线段 连接 连结 Segmento Lijnstuk Odcinek Отрезок Sträcka',
  Line: 'LineThrough Sekante Gerade 直线 Droite Recta Retta Reta Lijn Rechte Prosta Прямая Linje',
  Ray: 'Strahl Halbgerade 射线 DemiDroite Semirrecta Semiretta Semirreta Halfrechte Półprosta Луч',
  Vector: 'Vektor 向量 矢量 Vecteur Vettore Vetor Wektor Вектор',
  Polyline: 'Streckenzug Polygonzug 折线 Poligonal Spezzata',
  Circle:
    'CircleThrough CircleByRadius CircleByPoints Kreis 圆 圆形 Cercle Circunferencia Círculo Cerchio Circonferenza Circunferência Cirkel Okrąg Окружность Круг Kružnica',
  Circumcircle:
    'Umkreis 外接圆 CercleCirconscrit CircunferenciaCircunscrita Circunscrita CirconferenzaCircoscritta CerchioCircoscritto CírculoCircunscrito CircunferênciaCircunscrita OmgeschrevenCirkel OkrągOpisany ОписаннаяОкружность',
  Incircle:
    'Inkreis 内切圆 CercleInscrit CircunferenciaInscrita Inscrita CirconferenzaInscritta CerchioInscritto CírculoInscrito CircunferênciaInscrita IngeschrevenCirkel OkrągWpisany ВписаннаяОкружность',
  Excircle: 'Ankreis 旁切圆 CercleExinscrit CircunferenciaExinscrita',
  Excenter: 'Ankreismittelpunkt 旁心',
  Semicircle: 'Halbkreis 半圆 DemiCercle Semicircunferencia Semicerchio Semicirconferenza Semicírculo',
  Arc: 'Kreisbogen Bogen 圆弧 弧 Arco',
  Sector: 'Kreissektor Sektor Kreisausschnitt 扇形 Secteur Settore Setor',
  Polygon:
    'Vieleck 多边形 四边形 Viereck Polygone Polígono Quadrilatère Cuadrilátero Poligono Quadrilatero Quadrilátero Trapez Trapèze Trapecio Trapezio Trapézio Drachen Drachenviereck 梯形 Veelhoek Wielokąt Многоугольник',
  Triangle:
    'Dreieck 三角形 TriangleRectangle Triángulo TriánguloRectángulo TrianguloRectangulo Triangolo Triângulo Driehoek Trójkąt Треугольник',
  Square: 'Quadrat 正方形 Carré Cuadrado Quadrato Quadrado Vierkant Kwadrat Квадрат',
  Rectangle: 'Rechteck 矩形 长方形 Rectángulo Rettangolo Retângulo Rechthoek Prostokąt Прямоугольник',
  Parallelogram: 'Parallelogramm 平行四边形 Parallélogramme Parallelogramma Paralelogramo',
  Rhombus: 'Raute 菱形 Losange Rombo Losango',
  Angle: 'Winkel 角 角度 Ángulo Angolo Ângulo Hoek Kąt Угол',
  Midpoint:
    'Middle MiddlePoint Mittelpunkt Mitte 中点 Milieu PuntoMedio PontoMédio Streckenmitte Midden Środek Середина',
  Intersect:
    'Schneide Geschnitten Schnittpunkt Schnittpunkte Schnitt Corte 交点 相交 Interseca Intersección Intersezione Interseção Snijpunt PunktPrzecięcia Przecięcie Пересечение',
  PerpLine:
    'Senkrechte Lot Orthogonale 垂线 Perpendiculaire Perpendicular Perpendicolare Loodlijn Prostopadła Перпендикуляр',
  ParallelLine: 'Parallele 平行线 Parallèle Paralela Parallela Parallel Równoległa Параллельная',
  PerpBisector:
    'Mittelsenkrechte Streckensymmetrale 垂直平分线 中垂线 Médiatrice Mediatriz Asse Middelloodlijn Symetralna СерединныйПерпендикуляр',
  AngleBisector:
    'Winkelhalbierende Winkelsymmetrale 角平分线 平分线 Bissectrice Bisectriz Bisettrice Bissetriz Deellijn Dwusieczna Биссектриса',
  Tangent: 'Tangente 切线 TangentLine Raaklijn Styczna Касательная',
  Focus: 'Brennpunkt Brennpunkte 焦点 Foyer Fuoco Foco',
  Vertex: 'Scheitel Scheitelpunkt 顶点 Sommet Vertice Vértice',
  Between: 'AreaBetween RegionBetween FillBetween',
  Extremum: 'TurningPoint CriticalPoint StationaryPoint Extrempunkt Hochpunkt Tiefpunkt 极值',
  Foot: 'Lotfußpunkt Lotfusspunkt 垂足 Fußpunkt Fusspunkt Projeté ProjetéOrthogonal Pied Proyección',
  Altitude: 'Höhe 高 Hauteur Altura Altezza Hoogtelijn Wysokość Высота',
  Median: 'Seitenhalbierende 中线 Médiane Mediana Schwerelinie Schwerlinie Zwaartelijn Środkowa Медиана',
  Centroid: 'Schwerpunkt 重心 Barycentre CentreDeGravité Baricentro Zwaartepunt ŚrodekCiężkości Центроид',
  Circumcenter: 'Umkreismittelpunkt 外心 Circuncentro Circocentro',
  Incenter: 'Inkreismittelpunkt 内心 Incentro',
  Orthocenter: 'Höhenschnittpunkt 垂心 Orthocentre Ortocentro',
  Ellipse: '椭圆 Elipse Ellisse',
  Parabola: 'Parabel 抛物线 Parabole',
  Asymptote: '渐近线 Asíntota Asintoto',
  Conic: 'Kegelschnitt 圆锥曲线 Conique Cónica Conica',
  Hyperbola: 'Hyperbel 双曲线 Hyperbole Hipérbola Iperbole Hipérbole',
  Curve: 'Kurve Funktion 曲线 函数 Courbe Fonction Función Funzione Função',
  Integral: '积分 Intégrale AreaUnder AreaUnderCurve AreaUnderGraph Integrale',
  Derivative: 'Ableitung 导数 Dérivée Derivada Derivata',
  Root: 'Zeros Zero XIntercepts Nullstelle Nullstellen 零点 Racine Raíz Radice Raiz',
  Inflection: 'Wendepunkt 拐点 Flesso Inflexão',
  Locus: 'Ortslinie Ortskurve 轨迹 Lieu LugarGeométrico LuogoGeometrico',
  Reflect:
    'Spiegle Spiegelung Spiegeln 对称 反射 Symétrie Simetría Refleja Riflessione Reflexão Spiegel Symetria Отражение',
  Rotate: 'Drehe Drehung Drehen 旋转 Tourner Rota Rotazione Ruota Rotação Draai Obrót Поворот',
  Translate:
    'Verschiebe Verschiebung Verschieben 平移 Traslada Trasla Traslazione Translação Verschuif Przesunięcie Перенос',
  Scale: 'Strecke Streckung Strecken 缩放 位似 Homothétie Homotecia Omotetia Homotetia',
  Dimension: 'Bemaßung Maßlinie',
  Sequence: 'Folge 序列 Suite Secuencia',
  area: 'Fläche Flächeninhalt 面积 Aire Área',
  length: 'Länge 长度 Longueur Longitud Lunghezza Comprimento',
  distance: 'Abstand 距离 Distancia Distanza Distância',
  perimeter: 'Umfang 周长 Périmètre Perímetro',
  slope: 'Steigung 斜率 Pente Pendiente Pendenza',
  FitLine:
    'LinearRegression Regression LineOfBestFit BestFitLine TrendLine Trend LinearFit Ausgleichsgerade Regressionsgerade 回归直线',
  BarChart: 'Bar Bars BarPlot BarGraph Balkendiagramm Säulendiagramm 条形图 柱状图 Barras',
  PieChart: 'Pie PieDiagram PiePlot Kreisdiagramm Tortendiagramm 饼图 扇形图 Camembert',
  Histogram: 'Hist Histo Histogramm 直方图 Histogramme Histograma',
  BoxPlot: 'BoxAndWhisker Whisker Kastendiagramm 箱线图 BoîteAMoustaches DiagrammeEnBoîte DiagramaDeCaja',
  ScatterPlot: 'Scatter ScatterChart Streudiagramm Punktwolke 散点图',
  TreeDiagram: 'ProbabilityTree Baumdiagramm 树状图',
  Normal: 'Gauss Gaussian BellCurve NormalDist NormalDistribution Normalverteilung 正态分布',
  Binomial: 'BinomialDistribution Binomialverteilung 二项分布',
  mean: 'Avg Average Mittelwert Durchschnitt 平均数 平均值 Moyenne Media',
  stdev: 'Std StdDev SD StandardDeviation Standardabweichung 标准差 ÉcartType',
  variance: 'Var Varianz 方差 Varianza',
  Plane: 'Ebene 平面 Plan Plano Piano',
  Sphere: 'Ball Kugel 球 球面 球体 Sphère Esfera Sfera Шар Сфера',
  Cone: 'Kegel 圆锥 Cône Cono Конус',
  Cylinder: 'Zylinder 圆柱 Cylindre Cilindro Цилиндр',
  Cube: 'Würfel Hexaeder 正方体 立方体 Cubo Куб',
  Cuboid: 'Box RectangularBox RectangularPrism RectangularSolid Parallelepiped Quader 长方体 Pavé PavéDroit Ortoedro',
  Tetrahedron: 'Tetraeder 四面体 Tétraèdre Tetraedro Тетраэдр',
  Octahedron: 'Oktaeder 八面体 Octaèdre Octaedro Ottaedro',
  Icosahedron: 'Ikosaeder Icosaèdre Icosaedro',
  Dodecahedron: 'Dodekaeder Dodécaèdre Dodecaedro',
  Frustum: 'TruncatedCone ConeFrustum Kegelstumpf Pyramidenstumpf 圆台 TroncDeCône TroncoDeCono',
  Circumsphere: 'Umkugel',
  Insphere: 'Inkugel',
  volume: '体积 Volumen',
  Net: 'Unfold Unfolding Abwicklung Körpernetz 展开图 Patron Développement Desarrollo Sviluppo Siatka Развёртка',
  Prism: 'Prisma 棱柱 三棱柱 直三棱柱 正三棱柱 四棱柱 六棱柱 Prisme Призма',
  Pyramid: 'Pyramide 棱锥 三棱锥 正三棱锥 四棱锥 正四棱锥 五棱锥 六棱锥 Pirámide Piramide Pirâmide Пирамида',
};

/** The constructor of each word, by the word in small letters. The first that has it counts. */
let byWord: Map<string, string> | undefined;

/** The constructor that a word of another language means; undefined for a word that is none of these. */
export function foreignWord(word: string): string | undefined {
  if (byWord === undefined) {
    byWord = new Map();
    for (const [name, words] of Object.entries(WORDS)) {
      for (const each of words.toLowerCase().split(' ')) if (!byWord.has(each)) byWord.set(each, name);
    }
  }
  const small = word.toLowerCase();
  // `Hoehe` for `Höhe`.
  return byWord.get(small) ?? byWord.get(small.replace(/[aou]e/g, ([vowel]) => `${vowel}\u0308`).normalize('NFC'));
}

/** All words, in small letters. */
export function foreignWords(): Iterable<string> {
  foreignWord('');
  return byWord!.keys();
}

/** The words in Chinese, the longest first: they stand in a sentence without blanks. */
export function hanWords(): readonly string[] {
  return [...foreignWords()].filter((word) => /^\p{Script=Han}+$/u.test(word)).sort((a, b) => b.length - a.length);
}
