// The parts of the case. The numbers above are made by `make case`; change them there, or here for
// a module that is a little different, and render again. All are millimetres.
//
// Standing on the table: x to the right, y away from the player, z up. The inside of the case
// begins at (0, 0, 0); the floor is below it.

part = "all";  // "bottom", "lid", "caps", "bars": as they are printed; "all": put together

$fn = 40;

module block(from, to) { translate(from) cube(to - from); }

// A plate with rounded corners, `more` larger than the inside on each side.
module plate(more, low, high, r) {
    translate([0, 0, low]) linear_extrude(high - low) offset(r) offset(delta = more - r)
        square([inside.x, inside.y]);
}

function screws() = [for (x = [post, inside.x - post], y = [post, inside.y - post]) [x, y]];

// Solid corners that the lid is screwed to.
module corner(at) {
    dx = at.x < inside.x / 2 ? -1 : 1;
    dy = at.y < inside.y / 2 ? -1 : 1;
    difference() {
        translate([0, 0, -0.5]) linear_extrude(under + 0.5) hull() {
            translate(at) circle(post);
            translate(at + [dx * post / 2, 0]) square([post + 1, 2 * post], center = true);
            translate(at + [0, dy * post / 2]) square([2 * post, post + 1], center = true);
        }
        translate([at.x, at.y, under - screw_deep]) cylinder(d = screw_hole, h = screw_deep + 1);
    }
}

// What the perfboard lies on: two of its corners at each side, held between a shoulder and the wall.
module ledges() {
    for (side = [0, 1]) translate([side * inside.x, 0, 0]) mirror([side, 0, 0]) {
        difference() {
            union() {
                block([-0.5, -0.5, -0.5], [perf.x + 4, 5.5, perf_low + 1.2]);
                block([-0.5, perf.y + perf_size.y - 4, -0.5],
                      [perf.x + 4, perf.y + perf_size.y + gap + rib, perf_low + 1.2]);
            }
            block([perf.x - gap, perf.y - gap, perf_low],
                  [perf.x + 10, perf.y + perf_size.y + gap, perf_low + 10]);
        }
    }
}

// A low fence around what is fixed with adhesive tape, open where the wires leave.
module fence(at, size) {
    h = 4;
    for (x = [at.x - gap - rib, at.x + size.x + gap]) for (half = [0, 1])
        translate([x, at.y + half * (size.y - 8), -0.5]) cube([rib, 8, h + 0.5]);
    for (y = [at.y - gap - rib, at.y + size.y + gap]) for (half = [0, 1])
        translate([at.x + 3 + half * (size.x - 14), y, -0.5]) cube([8, rib, h + 0.5]);
}

module pico_bosses() {
    for (at = pico_holes) translate([at.x, at.y, 0]) difference() {
        translate([0, 0, -0.5]) cylinder(r = boss, h = pico_low + 0.5);
        translate([0, 0, 0.2]) cylinder(d = boss_hole, h = pico_low);
    }
}

module bottom() {
    difference() {
        union() {
            difference() {
                plate(wall, -floor_, under, corner_r);
                plate(0, 0, under + 1, 1);
            }
            for (at = screws()) corner(at);
            ledges();
            fence(battery_at, battery_size);
            if (charger) fence(charger_at, charger_size);
            pico_bosses();
        }
        // The plug of the USB cable, as thick as its handle.
        translate([inside.x - 0.5, pico_y - usb_hole.x / 2, usb_z - usb_hole.y / 2])
            cube([wall + 2, usb_hole.x, usb_hole.y]);
        if (charger)
            translate([-wall - 1, charger_at.y + charger_size.y / 2 - usb_hole.x / 2, 0.6])
                cube([wall + 1.5, usb_hole.x, usb_hole.y]);
        translate([-wall - 1, toggle_y, toggle_z]) rotate([0, 90, 0])
            cylinder(d = toggle_hole, h = wall + 2);
    }
}

// What holds the module with the display: a rib at each edge, and posts for the two bars behind it.
module display_frame() {
    e = gap + rib;
    deep = glass + pcb_thick - 0.4;
    for (x = [pcb_at.x - e, pcb_at.x + pcb.x + gap]) for (y = [0.15, 0.85])
        translate([x, pcb_at.y + y * pcb.y - 4, under - deep]) cube([rib, 8, deep + 0.5]);
    for (y = [pcb_at.y - e, pcb_at.y + pcb.y + gap])
        translate([pcb_at.x + pcb.x / 2 - 5, y, under - deep]) cube([10, rib, deep + 0.5]);
    for (at = bar_posts) translate([at.x, at.y, 0]) difference() {
        // A little short, so that the bar presses the module and not the post.
        translate([0, 0, under - deep + 0.1]) cylinder(r = boss, h = deep + 0.4);
        translate([0, 0, under - deep - 1]) cylinder(d = boss_hole, h = deep + 1.2);
    }
}

// A rim inside the walls that keeps the lid in place, open where the corners are.
module rim() {
    a = 2 * post + 1;
    for (x = [0.25, inside.x - 0.25 - rib])
        block([x, a, under - 3], [x + rib, inside.y - a, under + 0.5]);
    for (y = [0.25, inside.y - 0.25 - rib])
        block([a, y, under - 3], [inside.x - a, y + rib, under + 0.5]);
}

module key(size, r) { offset(r) square(size - 2 * r, center = true); }

module lid() {
    difference() {
        union() {
            plate(wall, under, under + lid_thick, corner_r);
            display_frame();
            rim();
            for (at = stops) translate([at.x, at.y, perf_low + perf_size.z + 0.2])
                cylinder(r = 2.5, h = under - perf_low - perf_size.z + 0.3);
        }
        translate([window_at.x, window_at.y, under - 1]) cube([window.x, window.y, lid_thick + 2]);
        // A shallow step around the window.
        translate([window_at.x - 1, window_at.y - 1, under + lid_thick - 0.6])
            cube([window.x + 2, window.y + 2, 1]);
        for (at = keys) translate([at.x, at.y, under - 1]) linear_extrude(lid_thick + 2)
            key(cap + 2 * cap_gap, 2);
        for (at = screws()) translate([at.x, at.y, under - 1])
            cylinder(d = screw_free, h = lid_thick + 2);
    }
}

module sign(what) {
    if (what == "ok") circle(2.2);
    else if (what == "back") {
        translate([-1, 0]) rotate(180) circle(1.8, $fn = 3);
        translate([1, 0]) square([3, 1.4], center = true);
    } else rotate(what == "up" ? 90 : what == "down" ? -90 : what == "left" ? 180 : 0)
        translate([-0.5, 0]) circle(2.9, $fn = 3);
}

// A cap on its switch, its lowest point at z = 0.
module one_cap(what) {
    difference() {
        union() {
            linear_extrude(flange_high) key(flange, 1);
            linear_extrude(cap_high) key(cap, 1.7);
        }
        translate([0, 0, cap_high - 0.5]) linear_extrude(1) sign(what);
    }
}

module caps() { for (i = [0 : len(keys) - 1]) translate([keys[i].x, keys[i].y, cap_low]) one_cap(signs[i]); }

module bars() {
    for (y = bar_y) difference() {
        block([bar_posts[0].x - bar_end, y - bar_wide / 2, bar_low],
              [bar_posts[2].x + bar_end, y + bar_wide / 2, bar_low + bar_thick]);
        for (at = bar_posts) if (at.y == y) translate([at.x, at.y, bar_low - 1])
            cylinder(d = bar_free, h = bar_thick + 2);
    }
}

if (part == "bottom") translate([0, 0, floor_]) bottom();
if (part == "lid") rotate([180, 0, 0]) translate([0, 0, -under - lid_thick]) lid();
if (part == "caps") for (i = [0 : len(keys) - 1])
    translate([15 * (i % 3), 15 * floor(i / 3), 0]) one_cap(signs[i]);
if (part == "bars") translate([0, 0, -bar_low]) bars();
if (part == "all") { bottom(); lid(); caps(); bars(); }
