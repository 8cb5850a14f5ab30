/** A place without an airport of its own name, to find the airports near it. */
export type KnownPlace = { name: string; latitude: number; longitude: number }

// Towns of the Netherlands, Belgium and western Germany, the larger ones first, with their names as
// Dutch travellers type them: the first one is shown. To a hundredth of a degree (about a kilometre).
// Only the server imports this list.
const table = `
Amsterdam 52.37 4.90; Rotterdam 51.92 4.48; Den Haag/'s-Gravenhage 52.08 4.31; Utrecht 52.09 5.12
Eindhoven 51.44 5.48; Groningen 53.22 6.57; Tilburg 51.56 5.09; Almere 52.35 5.26; Breda 51.59 4.78
Nijmegen 51.84 5.85; Apeldoorn 52.21 5.97; Arnhem 51.98 5.91; Haarlem 52.38 4.64; Enschede 52.22 6.89
Haarlemmermeer/Hoofddorp 52.30 4.69; Amersfoort 52.16 5.39; Zaandam/Zaanstad 52.44 4.83
Den Bosch/'s-Hertogenbosch 51.69 5.30; Zwolle 52.51 6.09; Leeuwarden 53.20 5.79; Leiden 52.16 4.49
Zoetermeer 52.06 4.49; Dordrecht 51.81 4.67; Maastricht 50.85 5.69; Ede 52.04 5.66; Alkmaar 52.63 4.75
Alphen aan den Rijn 52.13 4.66; Emmen 52.79 6.90; Delft 52.01 4.36; Venlo 51.37 6.17; Deventer 52.26 6.16
Sittard/Geleen 51.00 5.87; Helmond 51.48 5.66; Hilversum 52.22 5.17; Heerlen 50.88 5.98; Oss 51.77 5.52
Amstelveen 52.30 4.86; Nissewaard/Spijkenisse 51.84 4.33; Hengelo 52.27 6.79; Purmerend 52.51 4.96
Schiedam 51.92 4.39; Lelystad 52.52 5.47; Roosendaal 51.53 4.46; Leidschendam/Voorburg 52.08 4.39
Vlaardingen 51.91 4.34; Almelo 52.36 6.66; Gouda 52.01 4.71; Hoorn 52.64 5.06; Assen 52.99 6.56
Velsen/IJmuiden 52.46 4.62; Bergen op Zoom 51.49 4.29; Capelle aan den IJssel 51.93 4.58; Veenendaal 52.03 5.55
Nieuwegein 52.03 5.09; Katwijk 52.20 4.40; Zeist 52.09 5.23; Den Helder 52.96 4.76; Hardenberg 52.57 6.62
Doetinchem 51.96 6.29; Terneuzen 51.34 3.83; Kerkrade 50.87 6.06; Hoogeveen 52.72 6.48; Weert 51.25 5.71
Roermond 51.19 5.99; Waalwijk 51.68 5.07; Barneveld 52.14 5.58; Houten 52.03 5.17; Rijswijk 52.04 4.33
Heerhugowaard 52.67 4.83; Middelburg 51.50 3.61; Goes 51.50 3.89; Vlissingen 51.44 3.57; Harderwijk 52.34 5.62
Woerden 52.09 4.88; Kampen 52.56 5.91; Heerenveen 52.96 5.92; Drachten 53.11 6.10; Sneek 53.03 5.66
Meppel 52.70 6.19; Steenwijk 52.79 6.12; Tiel 51.89 5.43; Culemborg 51.95 5.23; Gorinchem 51.84 4.97
Wageningen 51.97 5.67; Zutphen 52.14 6.20; Winterswijk 51.97 6.72; Oldenzaal 52.31 6.93; Veghel 51.62 5.55
Uden 51.66 5.62; Boxtel 51.59 5.33; Valkenswaard 51.35 5.46; Etten-Leur 51.57 4.64; Oosterhout 51.65 4.86
Zierikzee 51.65 3.92; Hulst 51.28 4.05; Venray 51.53 5.98; Horst 51.45 6.05; Deurne 51.46 5.79; Cuijk 51.73 5.88
Beverwijk 52.48 4.66; Castricum 52.55 4.66; Enkhuizen 52.70 5.29; Schagen 52.79 4.80; Texel/Den Burg 53.05 4.80
Lisse 52.26 4.56; Noordwijk 52.24 4.44; Wassenaar 52.15 4.40; Aalsmeer 52.27 4.75; Badhoevedorp 52.34 4.78
Weesp 52.31 5.04; Bussum 52.27 5.17; Naarden 52.30 5.16; Soest 52.17 5.29; Baarn 52.21 5.29; Huizen 52.30 5.24
Dronten 52.53 5.72; Emmeloord 52.71 5.75; Urk 52.66 5.60; Nunspeet 52.38 5.79; Ermelo 52.30 5.62; Epe 52.35 5.98
Raalte 52.39 6.28; Nijverdal 52.36 6.47; Rijssen 52.31 6.52; Borne 52.30 6.75; Coevorden 52.66 6.74
Stadskanaal 52.99 6.95; Veendam 53.11 6.88; Winschoten 53.14 7.03; Delfzijl 53.33 6.92; Dokkum 53.33 6.00
Franeker 53.19 5.54; Harlingen 53.17 5.42; Joure 52.97 5.80; Bolsward 53.06 5.53; Roden 53.14 6.43
Barendrecht 51.86 4.53; Ridderkerk 51.87 4.60; Zwijndrecht 51.82 4.63; Papendrecht 51.83 4.69
Hellevoetsluis 51.83 4.13; Maassluis 51.92 4.25; Naaldwijk/Westland 51.99 4.21; Pijnacker 52.02 4.43
Bodegraven 52.08 4.75; Waddinxveen 52.04 4.65; Leerdam 51.89 5.09; Zaltbommel 51.81 5.25; Geldermalsen 51.88 5.29
Best 51.51 5.39; Veldhoven 51.42 5.40; Geldrop 51.42 5.56; Someren 51.38 5.71; Kaatsheuvel 51.66 5.04
Brunssum 50.95 5.97; Valkenburg 50.86 5.83; Vaals 50.77 6.02; Echt 51.10 5.87; Gennep 51.70 5.97
Brussel/Bruxelles/Brussels 50.85 4.35; Antwerpen/Antwerp/Anvers 51.22 4.40; Gent/Gand 51.05 3.72
Charleroi 50.41 4.44; Luik/Liège 50.63 5.57; Brugge/Bruges 51.21 3.22; Namen/Namur 50.47 4.87; Leuven/Louvain 50.88 4.70
Bergen/Mons 50.45 3.95; Aalst 50.94 4.04; Mechelen/Malines 51.03 4.48; La Louvière 50.48 4.19; Kortrijk 50.83 3.26
Hasselt 50.93 5.34; Oostende/Ostende 51.22 2.92; Sint-Niklaas 51.16 4.14; Doornik/Tournai 50.61 3.39; Genk 50.97 5.50
Seraing 50.58 5.50; Roeselare 50.95 3.12; Moeskroen/Mouscron 50.74 3.22; Verviers 50.59 5.86; Beveren 51.21 4.25
Dendermonde 51.03 4.10; Beringen 51.05 5.22; Turnhout 51.32 4.94; Dilbeek 50.85 4.26; Vilvoorde 50.93 4.43
Heist-op-den-Berg 51.08 4.73; Lokeren 51.10 3.99; Sint-Truiden 50.82 5.19; Herstal 50.66 5.63; Geel 51.16 4.99
Halle 50.73 4.24; Ninove 50.83 4.02; Waregem 50.89 3.43; Brasschaat 51.29 4.49; Mol 51.19 5.12; Lier 51.13 4.57
Tienen 50.81 4.94; Ieper 50.85 2.89; Knokke-Heist/Knokke 51.35 3.29; Lommel 51.23 5.31; Tongeren 50.78 5.46
Bilzen 50.87 5.52; Maaseik 51.10 5.79; Waver/Wavre 50.72 4.61; Nijvel/Nivelles 50.60 4.33; Aarschot 50.98 4.83
Diest 50.98 5.05; Herentals 51.18 4.84; Oudenaarde 50.84 3.60; Eeklo 51.19 3.56; Deinze 50.98 3.53; Eupen 50.63 6.03
Bastenaken/Bastogne 50.00 5.72; Aarlen/Arlon 49.68 5.82; Dinant 50.26 4.91; Hoei/Huy 50.52 5.24; Spa 50.49 5.86
Keulen/Köln/Cologne 50.94 6.96; Düsseldorf 51.23 6.78; Dortmund 51.51 7.47; Essen 51.46 7.01; Duisburg 51.43 6.76
Bochum 51.48 7.22; Wuppertal 51.26 7.15; Bonn 50.74 7.10; Bielefeld 52.02 8.53; Münster 51.96 7.63
Mönchengladbach 51.19 6.44; Gelsenkirchen 51.52 7.10; Aken/Aachen 50.78 6.08; Krefeld 51.33 6.56; Oberhausen 51.47 6.85
Hagen 51.36 7.47; Hamm 51.68 7.82; Mülheim 51.43 6.88; Leverkusen 51.03 6.98; Solingen 51.17 7.08; Herne 51.54 7.22
Neuss 51.20 6.69; Paderborn 51.72 8.75; Bottrop 51.52 6.93; Recklinghausen 51.61 7.20; Remscheid 51.18 7.19
Bergisch Gladbach 50.99 7.13; Moers 51.45 6.63; Siegen 50.87 8.02; Gütersloh 51.91 8.38; Witten 51.44 7.34
Düren 50.80 6.48; Iserlohn 51.38 7.70; Ratingen 51.30 6.85; Lünen 51.61 7.53; Velbert 51.34 7.04; Troisdorf 50.82 7.16
Viersen 51.26 6.39; Rheine 52.28 7.44; Kleve/Kleef 51.79 6.14; Wesel 51.66 6.62; Bocholt 51.84 6.61; Gronau 52.21 7.02
Emmerik/Emmerich 51.83 6.25; Goch 51.68 6.16; Geldern 51.52 6.32; Nordhorn 52.43 7.07; Ahaus 52.08 7.00; Borken 51.85 6.86
Osnabrück 52.28 8.05; Oldenburg 53.14 8.21; Bremen 53.08 8.80; Emden 53.37 7.21; Leer 53.23 7.46; Papenburg 53.08 7.40
Lingen 52.52 7.32; Meppen 52.69 7.29; Hannover 52.37 9.73; Hamburg 53.55 9.99; Kassel 51.31 9.48; Koblenz 50.36 7.59
Trier 49.76 6.64; Mainz 50.00 8.27; Frankfurt 50.11 8.68; Wiesbaden 50.08 8.24; Heinsberg 51.06 6.10; Jülich 50.92 6.36
Euskirchen 50.66 6.79; Monschau 50.55 6.24; Luxemburg/Luxembourg 49.61 6.13; Rijsel/Lille 50.63 3.06`

export const places: KnownPlace[] = table
  .trim()
  .split(/;\s*|\n/)
  .map((line) => {
    const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(line) ?? []
    return { name, latitude: Number(latitude), longitude: Number(longitude) }
  })

/** Every name of a place; the first one is shown. */
export const placeNames = ({ name }: KnownPlace): string[] => name.split('/')
